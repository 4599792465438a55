# Was alle Regelwerke sagen. Die Spiele bringen ihre eigenen Worte mit.

rulebook-kind-entries = Was es gibt
# Die Spieler in Abbildungen, nach der Farbe ihrer Figuren.
rulebook-seat-blue = Blau
rulebook-seat-orange = Orange
rulebook-seat-white = Weiß
rulebook-seat-black = Schwarz
rulebook-seat-yellow = Gelb
# Wer eine Frage beantwortet hat.
rulebook-source-rulebook = die Spielregel
rulebook-source-faq = eine offizielle FAQ
rulebook-source-designer = der Autor
rulebook-source-implementation = andere sorgfältige Umsetzungen
rulebook-source-ruling = unsere eigene Entscheidung
