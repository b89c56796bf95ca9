# Die Seite, auf der jede Karte zu sehen ist.

cards-title = Die Karten
cards-intro = Alle, die zur Party kommen können, und alle, die eine geben. Wähle eine Karte, um sie groß zu sehen.
cards-guests = Gäste
cards-guests-hint = Die Gäste 1 bis 10 gibt es je viermal, die Gäste 11 bis 15 nur einmal.
cards-others = Keine richtigen Gäste
cards-gnumies = Gnumies
cards-gnumies-hint = Alle bieten mit den gleichen elf Karten, aber in ihrer eigenen Farbe und mit ihrem eigenen Zeichen.
cards-color = Farbe der Gnumies
cards-backs = Von hinten
cards-backs-hint = Die Rückseite eines Gebots zeigt, wem es gehört: an der Farbe und am Zeichen.
cards-scenes = Vorher und nachher
