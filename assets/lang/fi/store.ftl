### Files, saves and settings.
