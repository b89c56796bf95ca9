# Het eerste feest, met uitleg. Wat de coach zegt, staat onder aan een telefoon: hoogstens drie korte regels,
# in woorden voor kinderen van acht. $bo en $cleo zijn de twee bots. De getallen zijn de kaarten van de les
# (scripts/tutorial). Een Wullewauki is van niemand de vriend, een Knalli is een ster.

learn-title = Je eerste feest
learn-skip = Overslaan
learn-next = Verder
learn-coach = De coach
learn-ways = Door de les
learn-progress = Hoe ver je bent
learn-step-of = Stap { $step } van { $steps }
learn-your-turn = Eerst ben jij aan de beurt: doe wat hierboven staat.
learn-read-on = Nu nog niet. Met Verder lees je door.

## Ronde 1: winnen
learn-step-welcome = Welkom! Jij, { $bo } en { $cleo } geven elk een feest. Wie aan het eind de beste gasten heeft, wint.
learn-step-door = Er staat een gast voor de deur. Deze is 4 punten waard. Elke ronde komt er één kaart.
learn-step-hand = Dit zijn jouw kaarten. Daarmee bied je op gasten. (In een groot spel heb je er elf.)
learn-step-first = Iedereen kiest stiekem een kaart. De hoogste krijgt de gast. Probeer de 40: tik er twee keer op.
learn-no-first = Voor deze kleine gast is de 40 precies goed. Probeer de 40.
learn-step-won = Jij wint! Jouw 40 was de hoogste, en de 4 zit nu in jouw kamer.
learn-step-paid = Winnen kost je je kaart: de 40 is voorgoed weg. { $bo } en { $cleo } krijgen hun kaart terug.

## Ronde 2: verliezen
learn-step-costly = Een 10! Die wil iedereen, dus dat wordt duur. Bewaar je hoge kaarten en probeer de 20.
learn-no-costly = Bewaar die voor straks. Probeer de 20, en kijk wat er gebeurt.
learn-step-lost = { $bo } speelde 100 en wint de 10. Maar kijk: je 20 kwam terug. Verliezen kost je niets!

## Ronde 3: gelijke stand
learn-step-nine = Een 9 is ook mooi. En { $bo } heeft nu geen 100 meer. Probeer je 80.
learn-no-nine = Voor een 9 mag het wel wat meer zijn, maar niet je beste kaart. Probeer de 80.
learn-step-tie = Gelijk: 80 en 80! Nu tellen de kleine puntjes, de gelukspunten. Jij hebt er 5, { $cleo } heeft er 1. Jij wint!

## Ronde 4: de Wullewauki
learn-step-wullawaki = O nee, een Wullewauki! Dat is geen gast. Aan het eind gooit hij je kleinste gast eruit.
learn-step-burning = De hoogste kaart moet hem nemen, maar komt terug in de hand. Alle andere kaarten zijn weg!
learn-step-worth = De kleine getallen zeggen wat hij ieder nu kost. Jou kost hij maar 4. Probeer dus de 100!
learn-no-worth = Verlies je hier, dan is je kaart weg. De 100 krijg je terug. Probeer de 100.
learn-step-burnt = De Wullewauki is van jou, maar je 100 ook weer. { $bo } en { $cleo } zijn hun kaart kwijt.

## Ronde 5: de Evolutser
learn-step-copicastor = De Evolutser! Aan het eind doet hij je kleinste gast na: dan heb je er nog eentje.
learn-step-lowest = Nu is het andersom: de laagste kaart wint. Probeer je 10.
learn-no-lowest = Deze keer wint de laagste kaart. Probeer je 10.
learn-step-copied = Jouw 10 was de laagste. Nu is de Evolutser op jouw feest.

## Ronde 6: de Knalli
learn-step-gnalli = De ster is je Knalli. Hij wint nooit de gast. Maar hij trekt een geheime kaart voor je!
learn-step-star = Laat de anderen maar vechten om de 12. Speel je Knalli, de ster.
learn-no-star = Nu willen we de geheime kaart. Speel de ster.
learn-step-drawn = { $cleo } krijgt de 12. En jij hebt een kaart getrokken die alleen jij ziet.
learn-step-decide = Een 9! Houd je die, dan is de Knalli weg. Geef je die weg, dan komt de Knalli terug. Jij kiest!
learn-step-kept = Nu heb je twee 9’s in je kamer. De Knalli is weg.
learn-step-given = { $other } krijgt de 9. Je hebt je Knalli weer in je hand.

## De punten
learn-step-over = De kaarten zijn op: het feest is voorbij. Meestal eindigt het als nog maar één van jullie kaarten heeft.
learn-step-leaves = Nu de punten! Eerst gaat de Wullewauki weg, en je kleinste gast moet mee: de 4.
learn-step-three = Dan verandert de Evolutser in je kleinste gast: een 9. Drie 9’s zijn 50 punten waard!
learn-step-two = Dan verandert de Evolutser in je kleinste gast: een 9. Twee 9’s zijn 20 punten waard!
learn-step-sets = Eén gast telt zijn getal. Twee gelijke zijn 20 waard, drie 50, vier 100 en vijf 150.
learn-step-winner = Jij hebt de meeste punten en wint je eerste feest! Nu kun je echt spelen.
learn-step-beaten = { $other } heeft net wat meer punten en wint deze keer. Nu kun je echt spelen!
