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
