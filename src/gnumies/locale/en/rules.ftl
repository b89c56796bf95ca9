# The rules for players. The id of each rule is that of its message: rule-R2-1 is R2.1, and code and
# tests cite it. A paragraph is a line. `.ruling` says what the sources leave open, how this project
# has decided it, and why. Tables (Luckynits) are drawn from data, not written here.

rules-quick =
    You give a party. Get the best guests into your room!
    Everybody holds the cards 10, 20, 30 … up to 100, and a Gnalli.
    Turn over the top party card. Each of you picks a card in secret, and all show it at once.
    The highest card wins the guest and is used up; the others go back to hand. A tie? More Luckynits win.
    Nobody wants a Wullawaki! The highest card gets it and goes back to hand; all the others are used up. No Gnallis now.
    The Copicastor is won by the lowest card.
    Only one Gnalli? Its owner draws a secret card. Keep it, and the Gnalli is used up. Give it away, and the Gnalli comes back.
    Drew a Wullawaki? You must keep it, but the Gnalli comes back. Two or more Gnallis just go back to hand.
    Only one of you has cards left? Swap them all for new party cards. Then, or when the party cards run out, the party is over.
    Now 1 Wullawaki throws out your lowest guest, 2 throw out your highest, 3 or more as many cards as they are: you choose.
    Then the Copicastor copies your lowest guest.
    One guest scores its number, two alike 20, three 50, four 100, five 150. Most points wins!

## Chapter 1

rules-chapter-1 = Components

rule-R1-1 = Two to five people play. Each takes a different colour: red, yellow, blue, violet or gray.

rule-R1-2 = Each colour has 11 Gnumie cards, and they are your hand: one each of 10, 20, 30 and so on up to 100, and the Gnalli, a star without a value. You bid with these cards.

rule-R1-3 = Every Gnumie card with a value shows 1 to 5 Luckynits. They break ties: among the five cards of one value each number of Luckynits comes once, so two cards are never quite equal. If you own the printed cards, you can enter their numbers in place of ours.
    .ruling = Only four printed numbers are known: 5 on the violet 80, 1 on the blue 80, 4 on the yellow 10 and 1 on the red 10. The rest of the table is ours, made so that no colour is better: each has every number twice, the same sum of value times Luckynits (1650), and wins five of its ten ties against any other colour.

rule-R1-4 = There are 53 party cards: guests 1 to 10 four times each, guests 11 to 15 once each, seven Wullawakis and one Copicastor. Shuffle them; face down they are the supply.

rule-R1-5 =
    Only some of the names printed on the cards are known. Gnumie cards: Celin (10), Grampa Gnumsen (80) and Vallygnum (90). Guests: Borsi (1), Dumbball (6), Dimmling (10) and Rapster (13). Dancemite is one of the guests 2 to 5, Trendi one of 3 to 9; Boggelor and Divaletti are guests too, but nobody has told us their numbers. All other guests go by their number.
    German and Dutch tables say Knalli for the Gnalli, Wullewauki for the Wullawaki and Evolutser for the Copicastor; Luckynits are Glückspartikel in German and gelukspunten in Dutch. German players also know the guests Dummbatz (Dumbball), Tanzmeise (very likely Dancemite), Sumpfschwackel (Boggelor), Mimosenschnürle or Mimosenschnüre (Divaletti), and Jacknix and Dunstmunk, whose numbers are unknown.

rule-R1-6 = The table has an order of age, youngest first. Only R5.3 needs it. The host may set it; otherwise it is the order of the seats.
    .ruling = The sources take it for granted that you can see who is youngest; a program cannot, so the host says it.

## Chapter 2

rules-chapter-2 = A round

rule-R2-1 = A round begins if two or more players have cards and the supply has at least one. If not, look at R6.2 and R6.3.
    .ruling = No rulebook mentions an empty supply; we end the game there, because there is no card to turn over.

rule-R2-2 = Turn the top card of the supply face up. This is the card you all bid for.

rule-R2-3 = Everybody who has cards secretly chooses one of them as a bid, and all bids are revealed together. After that nobody can change anything. Until the last bid is in, you may still replace yours. The others may see that you have bid, but never what, nor whether you replaced it.
    .ruling = The sources do not say until when a bid may be replaced; we allow it up to the last bid, because until then nobody has learned anything.

rule-R2-4 = The highest value wins, and the face-up card goes face up into the winner’s party room. In a tie, the tied card with the most Luckynits wins. Chapters 3 and 4 tell what is different for a Wullawaki and for the Copicastor.

rule-R2-5 = The winner’s bid is discarded face up. All others take theirs back.

rule-R2-6 = Everybody may look at all rooms and all discards, and so everybody knows what each player still holds. The order of the supply is secret. A card drawn for a Gnalli is seen only by the player who drew it, until it is placed.

## Chapter 3

rules-chapter-3 = A Wullawaki is face up

rule-R3-1 = The highest bid gets the Wullawaki, with Luckynits breaking ties as always. But now the winner takes the bid back, and all others who bid discard theirs.

rule-R3-2 = Nobody may play a Gnalli while a Wullawaki is face up. R5.3 tells what to do if you have nothing else. In the ruleset dutch there is one exception: R8.3.

## Chapter 4

rules-chapter-4 = The Copicastor is face up

rule-R4-1 = The lowest value wins the Copicastor. In a tie it is again the card with the most Luckynits that wins. The winner discards the bid, and the others take theirs back. You may play a Gnalli, but without a value it is neither the lowest nor the highest bid.

## Chapter 5

rules-chapter-5 = The Gnalli

rule-R5-1 =
    A Gnalli never wins the face-up card. It pays when it is the only Gnalli and somebody else has bid a value. First the face-up card goes to its winner. Then the owner of the Gnalli draws the top card of the supply and looks at it in secret.
    (a) A Wullawaki must be kept: it goes into the drawer’s room, and the Gnalli back to hand.
    (b) Any other card may be kept: it goes into the drawer’s room, and the Gnalli is discarded.
    (c) Or it is given away: an opponent of the drawer’s choice takes it face up into their room, and the Gnalli goes back to hand. Bargaining is not allowed.
    That opponent may be somebody who has no cards left. If the supply is empty, nothing is drawn and the Gnalli goes back to hand.
    .ruling = Three points are ours. The face-up card is awarded first, so that you know who won it when you decide. A player without cards may be given one, because that room still scores. With an empty supply you keep your Gnalli, because it brought you nothing.

rule-R5-2 =
    Two or more Gnallis cancel each other: all go back to hand and nobody draws.
    If everybody who bid has played a Gnalli, all take it back and bid again, with another card. No Gnalli may be played for the rest of this round.

rule-R5-3 =
    You are stuck if the Gnalli is your only card and may not be played: because a Wullawaki is face up, or in the second bidding of R5.2.
    One stuck player shows the Gnalli, keeps it and sits the round out.
    Two or more stuck players leave at once, before anybody bids. The youngest goes first: each discards the Gnalli and draws the top card of the supply into their room, as long as there are any. They have finished.
    .ruling = No source says when they leave; we do it before the bidding. None speaks of the second bidding either; we treat it like a Wullawaki round, because the stuck player’s position is the same.

rule-R5-4 =
    If only one player is left to bid after R5.3, that player bids alone and wins the face-up card. If it is a Gnalli that was allowed, R5.2 sends it back and the player bids again.
    If nobody is left to bid, the face-up card leaves the game.
    .ruling = The sources do not think of this; a bid without rivals is the best bid, and a card without bidders can go to nobody.

## Chapter 6

rules-chapter-6 = The end

rule-R6-1 = When you have no cards left, you have finished. Your room stays, and it will be scored.

rule-R6-2 = Between two rounds, see whether exactly one player still has cards. If so, that player discards all of them, the Gnalli too, and takes equally many cards from the top of the supply, or as many as there are. Then the game ends.
    .ruling = We never stop in the middle of a round, because the card that was turned over must go to somebody.

rule-R6-3 = The game also ends between two rounds if nobody has cards or the supply is empty.
    .ruling = The sources do not mention these endings; without bidders or without a card there is no next round.

## Chapter 7

rules-chapter-7 = Scoring

rule-R7-1 =
    First the Wullawakis leave your room, and they do not leave alone.
    1 Wullawaki: one guest of your lowest number leaves too.
    2 Wullawakis: one guest of your highest number leaves too.
    3 or more Wullawakis: as many other party cards leave too, and you choose which.
    Whoever has too few to give gives all there is. The Copicastor has no number, so it is never the lowest or the highest guest; but with 3 or more Wullawakis you may choose it. The program makes the choice that scores most, and shows it.
    .ruling = The sources leave these cases open. The Copicastor shows no number, so it cannot be lowest or highest. Nobody can give more than there is. And the choice is made for you because it changes nobody’s score but yours.

rule-R7-2 = Then the Copicastor becomes one more of the lowest guest that is left, whichever that is: a 15 without company and the Copicastor are a pair and score 20. If no guest is left, the Copicastor scores 0.
    .ruling = A guest from 11 to 15 can be copied too: when the overview says that sets come from 1 to 10, it describes the deck.

rule-R7-3 =
    Now count how many guests you have of each number. One scores its number, two score 20, three 50, four 100 and five 150.
    An example: three 3s, a 6, two 8s, a 10, a 13, a Wullawaki and the Copicastor. The Wullawaki takes a 3 along, and the Copicastor becomes a 3 in its place. That makes 50 + 6 + 20 + 10 + 13 = 99.

rule-R7-4 = The highest total wins. Players with equal totals share the win.
    .ruling = No source breaks such a tie, so nobody loses it.

## Chapter 8

rules-chapter-8 = Rulesets

rule-R8-1 =
    The printed rules disagree in a few points, so there are three rulesets. The ruleset rulebook follows the English rulebook; you play it unless you choose another. The ruleset dutch follows the Dutch summary. The ruleset overview follows the English overview and its German translation. All three score alike, five of a kind included.
    With rulebook and dutch every hand has a Gnalli. With overview there is none, and hands have ten cards.
    Small rulesets for tests may change this and the three points below, the values of the bids, the deck, and the numbers of Wullawakis and Copicastors.

rule-R8-2 = With rulebook and dutch the lowest bid wins the Copicastor (R4.1). With overview the highest does, because that text names no exception.

rule-R8-3 =
    One player is stuck while a Wullawaki is face up. With rulebook that player sits the round out (R5.3). With dutch the Gnalli must be played: once the Wullawaki is awarded, its owner draws as in R5.1 and keeps the card or gives it away. With overview there is no Gnalli.
    One player stuck in a second bidding sits out with every ruleset.
    .ruling = With dutch this Gnalli is not a bid, so it is not discarded with the losing bids of R3.1: R5.1 already says where it goes. It draws after the award, as every Gnalli does.

rule-R8-4 = Two or more players have nothing but the Gnalli. With rulebook they leave only when it may not be played (R5.3). With dutch they leave in any round, after the card is turned over and before the bidding, and each must draw. With overview there is no Gnalli.
    .ruling = The Dutch sentence could also mean Wullawaki rounds alone; this is how we read it. It says that they may draw; with us they must, as in R5.3.

## Chapter 9

rules-chapter-9 = Notation and records

rule-R9-1 =
    In writing, party cards are 1 to 15, W for a Wullawaki and C for the Copicastor. Bid cards are 10, 20 and so on up to 100, and G for the Gnalli.
    A record of a game is one JSON object in UTF-8, with the media type application/vnd.gnumies.record+json and a file name that ends in .gnumies.json. It has these keys.
    format: gnumies-record/1.
    ruleset: a name, or an object with the fields of a ruleset.
    players: in seat order, each with a name and a color.
    youngest_first: all seats, youngest first; seat order if it is left out.
    luckynits: if it is there, it decides ties in place of our table. For each value of the bids it gives each color its number, every number from 1 to 5 once.
    supply: all party cards, top card first.
    moves: each with its seat, counted from 0, and exactly one of bid (a card), keep (always true) and give (the seat that gets the card). The entry by, with the value bot, marks the move of a bot that stood in for a player.
    ended: abandoned, if the table was closed early.
    Other keys are not judged, and they stay when the record is written again.

rule-R9-2 =
    Moves stand in the order of the game, round by round. The bids of one bidding may stand in any order; after them comes the decision about a card drawn for a Gnalli, if there is one to make.
    What the rules force is not written: a Wullawaki that must be kept (R5.1), stuck players (R5.3), the last player’s exchange (R6.2). A bid is always written, even if there was only one card to play. Of a bid that was replaced only the last one is written; a second bid of one seat in the same bidding is refused.

rule-R9-3 =
    A record that stops early is a game in progress, and it is valid. A move after the end of the game is refused.
    A record that breaks a rule is refused as a whole, with the number of the first wrong move, counted from 0, and the rule that it breaks. Nothing is repaired. A record may have up to 1 MiB, and a name up to 100 characters of any script. A batch of records, one in each line, may have any size.
