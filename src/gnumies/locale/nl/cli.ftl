# Wat de opdrachten op de opdrachtregel voor mensen afdrukken.

cli-column-seat = Plaats
cli-column-name = Naam
cli-column-color = Kleur
cli-color = { web-color }
cli-column-room = Feestkamer
cli-column-hand = Hand
cli-column-points = Punten
cli-column-bot = Bot
cli-column-mean = Punten gemiddeld
cli-column-stderr = ± (standaardfout)
cli-column-wins = Gewonnen

# $left: de kaarten die nog in de stapel zitten.
cli-bidding = ronde { $round }, er moet nog geboden worden op { $card }, { $left } in de stapel
cli-deciding = ronde { $round }, { $name } beslist over een getrokken kaart, { $left } in de stapel
cli-no-numba = numba is niet geïnstalleerd, dus speelt de spelmachine zelf deze potjes, ongeveer duizend keer zo langzaam
cli-simulated =
    { $games ->
        [one] { $games } spel met startgetal { $seed }
       *[other] { $games } spellen met startgetal { $seed }
    }{ $failed ->
        [0] { "" }
       *[other] , waarvan { $failed } door de fout van een bot beëindigd
    }

# gnumies verify: wat elke controle heeft opgeleverd.
cli-verify-proved = bewezen eerlijk
cli-verify-open = niet bewezen
cli-verify-ok = ok
cli-verify-fault = FOUT
cli-verify-fairness = het verslag bevat wat een bewijs nodig heeft
cli-verify-secret = de tafel heeft het geheim geopend dat zij had vastgelegd
# $seats: één getal, of meer met komma’s.
cli-verify-nonce = plaats { $seats } heeft het toevalsgetal geopend dat daar was vastgelegd
cli-verify-unopened = plaats { $seats } heeft het eigen toevalsgetal niet geopend en telt alsof er geen was; het weglaten was een keuze tussen twee volgordes
cli-verify-shared = de volgorde hangt af van de toevalsgetallen van deze plaatsen: { $seats }; zonder die kon niemand haar kiezen
cli-verify-supply = de volgorde van de stapel is die van het geheim en de toevalsgetallen
cli-verify-moves = elke zet is toegestaan
cli-verify-limits = Niet bewezen: dat de computer waarop de tafel stond de volgorde niet kende, en dat deze vastleggingen dezelfde zijn als je vóór de eerste kaart hebt gezien; vergelijk ze met wat je apparaat heeft genoteerd.

# $url: het adres van de server.
cli-serving = The Gnumies zijn open op { $url } – Ctrl-C stopt de server.
cli-data = De tafels worden bewaard in { $folder }
cli-already-served = The Gnumies zijn al open op { $url }
