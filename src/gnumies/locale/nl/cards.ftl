# De pagina die alle kaarten laat zien.

cards-title = De kaarten
cards-intro = Iedereen die op het feest kan komen, en iedereen die er een geeft. Kies een kaart om die groot te zien.
cards-guests = Gasten
cards-guests-hint = De gasten 1 tot en met 10 komen elk vier keer, 11 tot en met 15 maar één keer.
cards-others = Net geen gasten
cards-gnumies = Gnumies
cards-gnumies-hint = Iedereen biedt met dezelfde elf kaarten, in een eigen kleur en met een eigen teken.
cards-color = Kleur van de Gnumies
cards-backs = De achterkant
cards-backs-hint = Op de achterkant van een bod staan de kleur en het teken van wie biedt.
cards-scenes = Voor en na het feest
