# Wat alle spelregels zeggen. De spellen brengen hun eigen woorden mee.

rulebook-kind-entries = Wat er is
# De spelers in figuren, naar de kleur van hun stukken.
rulebook-seat-blue = Blauw
rulebook-seat-orange = Oranje
rulebook-seat-white = Wit
rulebook-seat-black = Zwart
rulebook-seat-yellow = Geel
# Wie een vraag heeft beantwoord.
rulebook-source-rulebook = de spelregels
rulebook-source-faq = een officiële FAQ
rulebook-source-designer = de auteur
rulebook-source-implementation = andere zorgvuldige uitvoeringen
rulebook-source-ruling = onze eigen beslissing
