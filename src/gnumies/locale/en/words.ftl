# The words that sentences are made of: cards and lists.

## Party cards and the Gnalli
# $role is "name" where the card stands alone (a label, a count), else "subject" or "object".

# Printed names are the game's own; of the other guests only the numbers are known (R1.5).
card-1 = Borsi (1)
card-2 = guest 2
card-3 = guest 3
card-4 = guest 4
card-5 = guest 5
card-6 = Dumbball (6)
card-7 = guest 7
card-8 = guest 8
card-9 = guest 9
card-10 = Dimmling (10)
card-11 = guest 11
card-12 = guest 12
card-13 = Rapster (13)
card-14 = guest 14
card-15 = guest 15
card-W =
    { $role ->
        [name] Wullawaki
       *[other] a Wullawaki
    }
card-C =
    { $role ->
        [name] Copicastor
       *[other] the Copicastor
    }
card-G =
    { $role ->
        [name] Gnalli
       *[other] the Gnalli
    }

## Lists
# Three things: list-more joins the first two, list-two adds the last one.

list-two = { $first } and { $second }
list-more = { $first }, { $second }
list-several = { $count } × { $card }

## The levels of the bots: a word, a small family of names, a line of character.
level-word =
    { $level ->
        [easy] Easy
        [medium] Medium
        [hard] Hard
        [expert] Expert
       *[other] { $level }
    }
# $nth: 1 to 4, which of the bots of its level at the table.
level-name =
    { $level ->
        [easy] { $nth ->
            [2] Gnoppy
            [3] Gnuppy
            [4] Gnappy
           *[1] Gnippy
        }
        [medium] { $nth ->
            [2] Gnils
            [3] Gnele
            [4] Gnoah
           *[1] Gnora
        }
        [hard] { $nth ->
            [2] Gnorbert
            [3] Gnadine
            [4] Gnathan
           *[1] Gnatalie
        }
        [expert] { $nth ->
            [2] Gnewton
            [3] Gnobelia
            [4] Gnefertiti
           *[1] Gnestor
        }
       *[other] { $level }
    }
level-line =
    { $level ->
        [easy] loves big numbers, is afraid of every Wullawaki, and has left the Gnalli in the other coat.
        [medium] knows what a set is worth, and now and then thinks of cake instead.
        [hard] counts along, buys cheap, and never pays a guest more than the guest is worth.
        [expert] has played every party to its end before the first guest has rung the bell.
       *[other] { $level }
    }
level-told = { $name } { $line }

## A hint, in a game against bots alone
hint-thinking = Thinking it over …
# $code: why there is none.
hint-none =
    { $code ->
        [hint-not-ready] The lamp is still warming up. Try again in a minute.
       *[other] No hint can be had now.
    }
# $wins: how often the game is won with it, in percent; $best: yes for a card that is recommended.
hint-card =
    { $best ->
        [yes] { $card }, recommended (wins { $wins } of 100 games)
       *[no] { $card } (wins { $wins } of 100 games)
    }
# $moves: what is recommended, with how often the game is won with it.
hint-told = Hint: { $moves }.
hint-keep = keep the card
hint-give = give it to { $name }
