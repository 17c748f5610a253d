### Regelsidene: en halv skjerm for hvert spill.

help-coerceo-title = Reglene i Coerceo
help-coerceo-1-title = Målet
help-coerceo-1 = Fang alle motstanderens brikker. Hver side har atten, og en brikke forlater aldri feltene i sin egen farge.
help-coerceo-2-title = Et trekk
help-coerceo-2 = Flytt én brikke til et tomt felt i samme farge som berører feltet dens i et hjørne, på samme flis eller på naboflisen. Det er ikke lov å stå over.
help-coerceo-3-title = Fliser
help-coerceo-3 = Når et trekk etterlater en flis tom, fjernes den hvis den henger fast i brettet med én, to eller tre sider etter hverandre. Da kan neste tomme flis løsne også, og så videre. Den som flyttet, beholder alle.
help-coerceo-4-title = Fangst
help-coerceo-4 = En av motstanderens brikker fanges når trekket ditt lukker det siste av feltene langs sidene dens: du flytter dit, eller en flis ved siden av fjernes. Bare felt som fortsatt er på brettet, teller, og det må stå dine brikker på alle sammen.
help-coerceo-5-title = Trygg i eget trekk
help-coerceo-5 = Ditt eget trekk koster deg aldri en brikke. En brikke som flytter inn på et omringet felt, eller som blir omringet fordi du fjerner fliser, blir stående til motstanderen lukker ringen på nytt.
help-coerceo-6-title = Veksling
help-coerceo-6 = I stedet for å flytte kan du gi fra deg to fliser (én når énflisveksling gjelder) og ta hvilken som helst av motstanderens brikker. Fjernes flisen den sto på, og flere etter den, får ingen dem.
help-coerceo-7-title = Slutt
help-coerceo-7 = Den som ikke har brikker igjen, taper, og det gjør også den som verken kan flytte eller veksle. Det blir remis når samme stilling står på brettet for tredje gang, og når begge har én brikke igjen og ingen veksling lenger er mulig. De valgfrie reglene endrer noe av dette.

help-reversi-title = Reglene i Reversi
help-reversi-1-title = Målet
help-reversi-1 = Ha flest brikker i din farge på brettet når spillet er slutt.
help-reversi-2-title = Et trekk
help-reversi-2 = Svart begynner. Legg en brikke på en tom rute slik at minst én rett rekke av motstanderens brikker, i hvilken som helst retning, blir klemt inne mellom den og en annen av dine. Brikker flyttes aldri til en annen rute.
help-reversi-3-title = Snu brikker
help-reversi-3 = Alle rekker som den nye brikken klemmer inne, snus til din farge, hele rekken. En brikke som bare er snudd, klemmer ikke inne noe i samme trekk.
help-reversi-4-title = Stå over
help-reversi-4 = Den som ikke kan klemme inne noe, må stå over, og motstanderen spiller videre. Den som kan legge en brikke, får ikke stå over.
help-reversi-5-title = Brikkebeholdning
help-reversi-5 = Begge eier like mange brikker, halvparten av rutene på brettet. Den som har brukt opp sine, får låne en av motstanderens hver gang det fortsatt går an å legge.
help-reversi-6-title = Slutt
help-reversi-6 = Når ingen av sidene kan legge en brikke, er spillet slutt, også om brettet ikke er fullt. Flest brikker vinner; like mange gir remis.

help-deblockle-title = Reglene i Deblockle
help-deblockle-1-title = Målet
help-deblockle-1 = Få alle klossene dine av brettet først. Gull starter rundt d2 og skal til stjernen på d6; blå starter rundt d6 og skal til d2.
help-deblockle-2-title = Oppsett
help-deblockle-2 = Motstanderen kaster klossene dine som terninger og setter dem på startrutene dine. De kan dreies, men flaten som ble kastet, forblir øverst. Det raske oppsettet overlater alt til tilfeldighetene.
help-deblockle-3-title = Et trekk
help-deblockle-3 = Velt en av klossene dine over en kant til en tom rute ved siden av; flaten som kommer opp, er den du velter bort fra. Deretter hopper klossen slik den flaten sier. Det er ikke lov å velte slik at klossen etterpå ikke kan hoppe.
help-deblockle-4-title = Flatene
help-deblockle-4 = Stopp blir stående. Kors går én rute rett fram eller til siden, X én rute på skrå. Ringer tar nøyaktig tre rette skritt og kan svinge underveis. Glider glir rett fram til noe stopper den, eller stanser like før en stjerne.
help-deblockle-5-title = Stjerner
help-deblockle-5 = Ingen kloss blir stående på et stjernefelt; bare Glider og Ringer kan passere et. En kloss som veltes inn på målstjernen sin slik at dens egen Stjerne kommer opp, forlater brettet. Stjerne får ikke komme opp noe annet sted.
help-deblockle-6-title = Låst
help-deblockle-6 = Har motstanderen ingen trekk etter ditt, spiller du en gang til, helt til motstanderen er fri. Det er ikke lov å stå over.
help-deblockle-7-title = Slutt
help-deblockle-7 = Den som får den siste av sine klosser av brettet, vinner med en gang. Det blir remis når ingen av sidene har trekk, når samme stilling står på brettet for tredje gang, og etter to hundre trekk uten at noen kloss er kommet i mål. De valgfrie reglene endrer noe av dette.

help-unofficial = Navnene Coerceo og Deblockle tilhører eierne sine. Tavola er et uoffisielt program som verken er laget eller godkjent av dem, og det forklarer reglene med egne ord.
