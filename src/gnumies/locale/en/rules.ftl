# The rules for players. The id of each rule is that of its message: rule-R2-1 is R2.1, and code and
# tests cite it; where a text names a rule, pages make it a link. A paragraph is a line. `.title` heads
# the rule, `.example` shows it at work, and `.ruling` says what the sources leave open, how this project
# has decided it, and why. Tables (Luckynits, rulesets) are drawn from data, not written here.

## Headings and labels

rules-title = The rules of The Gnumies
rules-quick-title = Quick rules
rules-full-title = All rules
rules-rulings-title = Our rulings, and why
rules-rulings-text = The printed rules are silent, or disagree, on a few points. This is what we do there. At your own table you may of course agree on something else.
rules-rulesets-title = Three rulesets side by side
rules-luckynits-title = Luckynits on each Gnumie card
rules-chapter = Chapter { $number }: { $title }
rules-ruling = Our ruling: { $text }
rules-example = For example: { $text }

## The table of the rulesets (chapter 8)

rules-column-value = Value
rules-column-point = What differs
rules-column-rule = Rule
rules-source-title = Follows
rules-source =
    { $ruleset ->
        [rulebook] the English rulebook
        [dutch] the Dutch summary
       *[overview] the English overview and its German translation
    }
rules-point =
    { $point ->
        [gnalli] Each hand has a Gnalli
        [copicastor] The Copicastor goes to
        [stuck] One player stuck with the Gnalli on a Wullawaki
        [stuck-again] One player stuck in a second bidding
       *[bare] Two or more players with nothing but the Gnalli
    }
rules-value =
    { $value ->
        [yes] yes
        [no] no
        [lowest] the lowest bid
        [highest] the highest bid
        [sits-out] sits the round out
        [plays-gnalli] must play the Gnalli
        [when-barred] leave only when it may not be played
        [any-round] leave in any round
       *[none] cannot happen
    }

## The page of the rules

rules-print = Print a sheet for the table
rules-search = Find a rule
rules-search-hint = A word, or a number such as R5.3
rules-found =
    { $count ->
        [0] No rule has this.
        [one] { $count } rule
       *[other] { $count } rules
    }
rules-show-all = Show all rules
rules-contents = On this page
rules-rulesets-short = Side by side
rules-rulings-short = Our rulings
rules-copy = Copy the link to { $rule }
rules-points = { $points } points

## Quick rules: twelve lines, and each has its picture

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
    .title = Players

rule-R1-2 = Each colour has 11 Gnumie cards, and they are your hand: one each of 10, 20, 30 and so on up to 100, and the Gnalli, a star without a value. You bid with these cards.
    .title = Your hand

rule-R1-3 = Every Gnumie card with a value shows 1 to 5 Luckynits. They break ties: among the five cards of one value each number of Luckynits comes once, so two cards are never quite equal. If you own the printed cards, you can enter their numbers in place of ours.
    .title = Luckynits
    .ruling = Only four printed numbers are known: 5 on the violet 80, 1 on the blue 80, 4 on the yellow 10 and 1 on the red 10. The rest of the table is ours, made so that no colour is better: each has every number twice, the same sum of value times Luckynits (1650), and wins five of its ten ties against any other colour.

rule-R1-4 = There are 53 party cards: guests 1 to 10 four times each, guests 11 to 15 once each, seven Wullawakis and one Copicastor. Shuffle them; face down they are the supply.
    .title = Party cards
    .ruling = The English rulebook once prints “Copicastors”, as if there were several. Its own numbers leave room for one, and the Dutch summary has one.

rule-R1-5 =
    Only some of the names printed on the cards are known. Gnumie cards: Celin (10), Grampa Gnumsen (80) and Vallygnum (90). Guests: Borsi (1), Dumbball (6), Dimmling (10) and Rapster (13). Dancemite is one of the guests 2 to 5, Trendi one of 3 to 9; Boggelor and Divaletti are guests too, but nobody has told us their numbers. All other guests go by their number.
    German and Dutch tables say Knalli for the Gnalli, Wullewauki for the Wullawaki and Evolutser for the Copicastor; Luckynits are Glückspartikel in German and gelukspunten in Dutch. German players also know the guests Dummbatz (Dumbball), Tanzmeise (very likely Dancemite), Sumpfschwackel (Boggelor), Mimosenschnürle or Mimosenschnüre (Divaletti), and Jacknix and Dunstmunk, whose numbers are unknown.
    .title = Names on the cards

rule-R1-6 = The table has an order of age, youngest first. Only R5.3 needs it. The host may set it; otherwise it is the order of the seats.
    .title = Who is younger
    .ruling = The sources take it for granted that you can see who is youngest; a program cannot, so the host says it.

## Chapter 2

rules-chapter-2 = A round

rule-R2-1 = A round begins if two or more players have cards and the supply has at least one. If not, look at R6.2 and R6.3.
    .title = When a round begins
    .ruling = No rulebook mentions an empty supply; we end the game there, because there is no card to turn over.

rule-R2-2 = Turn the top card of the supply face up. This is the card you all bid for.
    .title = The face-up card

rule-R2-3 = Everybody who has cards secretly chooses one of them as a bid, and all bids are revealed together. After that nobody can change anything. Until the last bid is in, you may still replace yours. The others may see that you have bid, but never what, nor whether you replaced it.
    .title = Secret bids
    .ruling = The sources do not say until when a bid may be replaced; we allow it up to the last bid, because until then nobody has learned anything.

rule-R2-4 = The highest value wins, and the face-up card goes face up into the winner’s party room. In a tie, the tied card with the most Luckynits wins. R3.1 and R4.1 tell what is different for a Wullawaki and for the Copicastor.
    .title = Who wins the card
    .example = Violet and blue both bid 80, and nobody bids more. Violet’s 80 shows 5 Luckynits, blue’s shows 1: violet wins the card.

rule-R2-5 = The winner’s bid is discarded face up. All others take theirs back.
    .title = Where the bids go

rule-R2-6 = Everybody may look at all rooms and all discards, and so everybody knows what each player still holds. The order of the supply is secret. A card drawn for a Gnalli is seen only by the player who drew it, until it is placed.
    .title = What everybody may see

## Chapter 3

rules-chapter-3 = A Wullawaki is face up

rule-R3-1 = The highest bid gets the Wullawaki, with Luckynits breaking ties as always. But now the winner takes the bid back, and all others who bid discard theirs.
    .title = Who gets the Wullawaki
    .example = You bid 100, the others bid 40 and 70. You get the Wullawaki and take your 100 back; the 40 and the 70 are discarded.

rule-R3-2 = Nobody may play a Gnalli while a Wullawaki is face up. R5.3 tells what to do if you have nothing else. In the ruleset dutch there is one exception: R8.3.
    .title = No Gnallis now

## Chapter 4

rules-chapter-4 = The Copicastor is face up

rule-R4-1 = The lowest value wins the Copicastor. In a tie it is again the card with the most Luckynits that wins. The winner discards the bid, and the others take theirs back. You may play a Gnalli, but without a value it is neither the lowest nor the highest bid.
    .title = The lowest bid wins
    .example = Yellow and red both bid 10. Yellow’s 10 shows 4 Luckynits, red’s shows 1: yellow wins the Copicastor.
    .ruling = The English rulebook once prints “Wullawaki” where it means the Copicastor. We take that for a misprint: the Dutch summary gives the Copicastor to the lowest bid, too.

## Chapter 5

rules-chapter-5 = The Gnalli

rule-R5-1 =
    A Gnalli never wins the face-up card. It pays when it is the only Gnalli and somebody else has bid a value. First the face-up card goes to its winner. Then the owner of the Gnalli draws the top card of the supply and looks at it in secret.
    (a) A Wullawaki must be kept: it goes into the drawer’s room, and the Gnalli back to hand.
    (b) Any other card may be kept: it goes into the drawer’s room, and the Gnalli is discarded.
    (c) Or it is given away: an opponent of the drawer’s choice takes it face up into their room, and the Gnalli goes back to hand. Bargaining is not allowed.
    That opponent may be somebody who has no cards left. If the supply is empty, nothing is drawn and the Gnalli goes back to hand.
    .title = One Gnalli
    .example = You have played the only Gnalli and draw a 2. You do not want it and give it to Bo: the 2 goes into Bo’s room, and you take your Gnalli back.
    .ruling = Three points are ours. The face-up card is awarded first, so that you know who won it when you decide. A player without cards may be given one, because that room still scores. With an empty supply you keep your Gnalli, because it brought you nothing.

rule-R5-2 =
    Two or more Gnallis cancel each other: all go back to hand and nobody draws.
    If everybody who bid has played a Gnalli, all take it back and bid again, with another card. No Gnalli may be played for the rest of this round.
    .title = Two or more Gnallis

rule-R5-3 =
    You are stuck if the Gnalli is your only card and may not be played: because a Wullawaki is face up, or in the second bidding of R5.2.
    One stuck player shows the Gnalli, keeps it and sits the round out.
    Two or more stuck players leave at once, before anybody bids. The youngest goes first: each discards the Gnalli and draws the top card of the supply into their room, as long as there are any. They have finished.
    .title = Stuck with the Gnalli
    .ruling = No source says when stuck players leave; we do it before the bidding. None speaks of the second bidding either; we treat it like a Wullawaki round, because the stuck player’s position is the same.

rule-R5-4 =
    If only one player is left to bid after R5.3, that player bids alone and wins the face-up card. If it is a Gnalli that was allowed, R5.2 sends it back and the player bids again.
    If nobody is left to bid, the face-up card leaves the game.
    .title = One bidder, or none
    .ruling = The sources do not think of a single bidder, or of none; a bid without rivals is the best bid, and a card without bidders can go to nobody.

## Chapter 6

rules-chapter-6 = The end

rule-R6-1 = When you have no cards left, you have finished. Your room stays, and it will be scored.
    .title = Players without cards

rule-R6-2 = Between two rounds, see whether exactly one player still has cards. If so, that player discards all of them, the Gnalli too, and takes equally many cards from the top of the supply, or as many as there are. Then the game ends.
    .title = The last player’s exchange
    .example = Only you have cards left: a 30, an 80 and the Gnalli. You discard all three and take the top three cards of the supply into your room.
    .ruling = No source says when to look whether only one player has cards. We never stop in the middle of a round, because the card that was turned over must go to somebody. The German overview speaks of the highest cards of the supply; the English one means the top ones, and so do we.

rule-R6-3 = The game also ends between two rounds if nobody has cards or the supply is empty.
    .title = Nothing left to play for
    .ruling = The sources do not mention these endings; without bidders or without a card there is no next round.

## Chapter 7

rules-chapter-7 = Scoring

rule-R7-1 =
    First the Wullawakis leave your room, and they do not leave alone.
    1 Wullawaki: one guest of your lowest number leaves too.
    2 Wullawakis: one guest of your highest number leaves too.
    3 or more Wullawakis: as many other party cards leave too, and you choose which.
    Whoever has too few to give gives all there is. The Copicastor has no number, so it is never the lowest or the highest guest; but with 3 or more Wullawakis you may choose it. The program makes the choice that scores most, and shows it.
    .title = The Wullawakis leave
    .example = Three Wullawakis and the guests 4, 4, 4, 9, 14 and 15. Three guests must leave: the 9, the 14 and the 15. The three 4s that stay score 50, and no other choice scores more.
    .ruling = The sources do not say what the Copicastor counts as here, or what to do with too few cards. The Copicastor shows no number, so it cannot be lowest or highest. Nobody can give more than there is. And the program makes the choice for you because it changes nobody’s score but yours.

rule-R7-2 = Then the Copicastor becomes one more of the lowest guest that is left, whichever that is: a 15 without company and the Copicastor are a pair and score 20. If no guest is left, the Copicastor scores 0.
    .title = The Copicastor copies
    .ruling = The Copicastor can copy a guest from 11 to 15, too: when the overview says that sets come from 1 to 10, it describes the deck.

rule-R7-3 =
    Now count how many guests you have of each number. One scores its number, two score 20, three 50, four 100 and five 150.
    .title = Points
    .example = Three 3s, a 6, two 8s, a 10, a 13, a Wullawaki and the Copicastor. The Wullawaki takes a 3 along, and the Copicastor becomes a 3 in its place. That makes 50 + 6 + 20 + 10 + 13 = 99.

rule-R7-4 = The highest total wins. Players with equal totals share the win.
    .title = The winner
    .ruling = No source breaks a tie of totals, so nobody loses it.

## Chapter 8

rules-chapter-8 = Rulesets

rule-R8-1 =
    The printed rules disagree in a few points, so there are three rulesets. The ruleset rulebook follows the English rulebook; you play it unless you choose another. The ruleset dutch follows the Dutch summary. The ruleset overview follows the English overview and its German translation. All three score alike, five of a kind included.
    With rulebook and dutch every hand has a Gnalli. With overview there is none, and hands have ten cards.
    Small rulesets for tests may change this and the three points below, the values of the bids, the deck, and the numbers of Wullawakis and Copicastors.
    .title = Three rulesets

rule-R8-2 = With rulebook and dutch the lowest bid wins the Copicastor (R4.1). With overview the highest does, because that text names no exception.
    .title = Who wins the Copicastor

rule-R8-3 =
    One player is stuck while a Wullawaki is face up. With rulebook that player sits the round out (R5.3). With dutch the Gnalli must be played: once the Wullawaki is awarded, its owner draws as in R5.1 and keeps the card or gives it away. With overview there is no Gnalli.
    One player stuck in a second bidding sits out with every ruleset.
    .title = One player stuck on a Wullawaki
    .ruling = With dutch this Gnalli is not a bid, so it is not discarded with the losing bids of R3.1: R5.1 already says where it goes. It draws after the award, as every Gnalli does.

rule-R8-4 = Two or more players have nothing but the Gnalli. With rulebook they leave only when it may not be played (R5.3). With dutch they leave in any round, after the card is turned over and before the bidding, and each must draw. With overview there is no Gnalli.
    .title = Nothing but Gnallis
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
    .title = How a game is written down

rule-R9-2 =
    Moves stand in the order of the game, round by round. The bids of one bidding may stand in any order; after them comes the decision about a card drawn for a Gnalli, if there is one to make.
    What the rules force is not written: a Wullawaki that must be kept (R5.1), stuck players (R5.3), the last player’s exchange (R6.2). A bid is always written, even if there was only one card to play. Of a bid that was replaced only the last one is written; a second bid of one seat in the same bidding is refused.
    .title = The order of the moves

rule-R9-3 =
    A record that stops early is a game in progress, and it is valid. A move after the end of the game is refused.
    A record that breaks a rule is refused as a whole, with the number of the first wrong move, counted from 0, and the rule that it breaks. Nothing is repaired. A record may have up to 1 MiB, and a name up to 100 characters of any script. A batch of records, one in each line, may have any size.
    .title = Which records are valid
