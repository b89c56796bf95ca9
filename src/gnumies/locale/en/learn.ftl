# The first party with guidance. What the coach says stands at the bottom of a phone: three short lines
# at most, in words for children of eight. $bo and $cleo are the two bots. Numbers are the cards of the
# lesson (scripts/tutorial). A Wullawaki is nobody's friend, a Gnalli is a star.

learn-title = Your first party
learn-skip = Skip
learn-next = Next
learn-coach = The coach
learn-ways = Through the lesson
learn-progress = How far you are
learn-step-of = Step { $step } of { $steps }
learn-your-turn = First it is your turn: do what I have said above.
learn-read-on = Not now. Press Next to read on.

## Round 1: winning
learn-step-welcome = Welcome! You, { $bo } and { $cleo } each give a party. Whoever has the best guests at the end wins.
learn-step-door = A guest stands at the door. This one is worth 4 points. Each round, one card comes.
learn-step-hand = These are your cards. With them you bid for guests. (In a big game you have eleven.)
learn-step-first = All pick a card in secret. The highest gets the guest. Try the 40: tap it twice.
learn-no-first = For this small guest the 40 is just right. Try the 40.
learn-step-won = You win! Your 40 was the highest, and the 4 is now in your room.
learn-step-paid = Winning costs your card: the 40 is gone for good. { $bo } and { $cleo } take theirs back.

## Round 2: losing
learn-step-costly = A 10! All want this guest, so it will be expensive. Keep your big cards and try the 20.
learn-no-costly = Keep that one for later. Try the 20, and see what happens.
learn-step-lost = { $bo } played 100 and wins the 10. But look: your 20 came back. Losing costs you nothing!

## Round 3: a tie
learn-step-nine = A 9 is good, too. Now { $bo } has no 100 any more. Try your 80.
learn-no-nine = For a 9 you may spend more than that, but not your best card. Try the 80.
learn-step-tie = A tie: 80 and 80! Now the little dots count, the Luckynits. You have 5, { $cleo } has 1. You win!

## Round 4: the Wullawaki
learn-step-wullawaki = Oh no, a Wullawaki! It is no guest. At the end it throws your smallest guest out.
learn-step-burning = The highest card must take it, but comes back to hand. All the other cards are lost!
learn-step-worth = The small numbers show what it costs each of you now. For you it is only 4. So try the 100!
learn-no-worth = If you lose here, your card is gone. With the 100 you get it back. Try the 100.
learn-step-burnt = The Wullawaki is yours, and so is your 100. { $bo } and { $cleo } have lost their cards.

## Round 5: the Copicastor
learn-step-copicastor = The Copicastor! At the end it copies your smallest guest: then you have one more of it.
learn-step-lowest = Now it is the other way round: the lowest card wins. Try your 10.
learn-no-lowest = This time the lowest card wins. Try your 10.
learn-step-copied = Your 10 was the lowest. Now the Copicastor is at your party.

## Round 6: the Gnalli
learn-step-gnalli = The star is your Gnalli. It never wins the guest. But it draws you a secret card!
learn-step-star = Let the others fight for the 12. Play your Gnalli, the star.
learn-no-star = Now we want the secret card. Play the star.
learn-step-drawn = { $cleo } gets the 12. And you have drawn a card that only you can see.
learn-step-decide = A 9! Keep it: then the Gnalli is gone. Or give it away: then the Gnalli comes back. You choose!
learn-step-kept = Now you have two 9s in your room. The Gnalli is gone.
learn-step-given = { $other } gets the 9. Your Gnalli is back in your hand.

## The points
learn-step-over = No cards are left to come, so the party is over. Most games end when only one of you has cards.
learn-step-leaves = Now the points! First the Wullawaki goes, and your smallest guest must go, too: the 4.
learn-step-three = Then the Copicastor turns into your smallest guest: a 9. Three 9s are worth 50 points!
learn-step-two = Then the Copicastor turns into your smallest guest: a 9. Two 9s are worth 20 points!
learn-step-sets = One guest counts its number. Two alike are worth 20, three 50, four 100 and five 150.
learn-step-winner = The most points win: you have won your first party! Now you can play.
learn-step-beaten = The most points win: this time { $other } is a little ahead. Now you can play!
