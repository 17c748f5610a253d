#!/usr/bin/env python3
"""Makes the four font files beside this script from the full Inter 3.19 (SIL Open Font License).

    pip install fonttools
    python3 subset.py FOLDER-WITH-Inter-Regular.otf...      # Debian: /usr/share/fonts/opentype/inter

What changes against the originals:
* only Latin (with Extended-A), Greek, punctuation, currency, arrows and a few shapes remain;
* the digits are the tabular ones (`tnum`), since egui cannot ask for a feature;
* of the features only kerning, mark placement and composition remain;
The same input gives the same bytes: nothing here depends on the time.
"""

import os
import sys

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

WEIGHTS = ("Regular", "Medium", "SemiBold", "Bold")
RANGES = (
    (0x20, 0x7E),
    (0xA0, 0x17F),
    (0x218, 0x21B),
    (0x2BC, 0x2BC),
    (0x2C6, 0x2DD),
    (0x300, 0x304),
    (0x306, 0x308),
    (0x30A, 0x30C),
    (0x327, 0x328),
    (0x37E, 0x3CE),
    (0x1E9E, 0x1E9E),
    (0x2000, 0x200B),
    (0x2010, 0x2026),
    (0x202F, 0x203A),
    (0x2044, 0x2044),
    (0x20AC, 0x20AC),
    (0x2116, 0x2116),
    (0x2122, 0x2122),
    (0x2190, 0x2199),
    (0x2212, 0x2215),
    (0x221E, 0x221E),
    (0x2248, 0x2248),
    (0x2260, 0x2265),
    (0x25B2, 0x25C0),
    (0x25CF, 0x25CF),
    (0x2713, 0x2717),
)
FEATURES = ["kern", "mark", "ccmp", "locl"]


def tabular(font):
    """The substitutions of `tnum`, glyph by glyph."""
    table = font["GSUB"].table
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == "tnum":
            mapping = {}
            for index in record.Feature.LookupListIndex:
                for part in table.LookupList.Lookup[index].SubTable:
                    mapping.update(getattr(part, "ExtSubTable", part).mapping)
            return mapping
    raise SystemExit("the font has no tabular figures")


def main(folder):
    here = os.path.dirname(os.path.abspath(__file__))
    for weight in WEIGHTS:
        font = TTFont(
            os.path.join(folder, f"Inter-{weight}.otf"), recalcTimestamp=False
        )
        swap = tabular(font)
        for part in font["cmap"].tables:
            if not part.isUnicode():
                continue
            for code, glyph in list(part.cmap.items()):
                # Only the digits: a tabular full stop would tear sentences apart.
                if 0x30 <= code <= 0x39:
                    part.cmap[code] = swap.get(glyph, glyph)
        digits = [font.getBestCmap()[code] for code in range(0x30, 0x3A)]
        width = max(font["hmtx"][glyph][0] for glyph in digits)
        for glyph in digits:
            # Two of 2816 units are missing in some; equal means equal.
            font["hmtx"][glyph] = (width, font["hmtx"][glyph][1])
        options = Options()
        options.layout_features = FEATURES
        options.hinting = False
        options.name_IDs = ["*"]
        options.notdef_outline = True
        subsetter = Subsetter(options)
        subsetter.populate(
            unicodes=[code for low, high in RANGES for code in range(low, high + 1)]
        )
        subsetter.subset(font)
        path = os.path.join(here, f"Inter-{weight}-subset.otf")
        font.save(path)
        print(path, os.path.getsize(path))


if __name__ == "__main__":
    main(sys.argv[1] if 1 < len(sys.argv) else "/usr/share/fonts/opentype/inter")
