# Züge, die geplant werden, bevor sie kommen.

plan = Den nächsten Zug planen
plan-about = Spiele deinen nächsten Zug, wie du ihn vorhast. Er wird für dich gespielt, wenn er kommt, falls er dann erlaubt ist.
plan-others = Die anderen spielen hier, wie sie könnten …
plan-complete = Dein Zug ist vollständig.
plan-keep = Diesen Zug planen
plan-kept = Geplant. Er wird gespielt, wenn du am Zug bist, falls er dann erlaubt ist.
plan-instead = { $count ->
    [one] Das ist für den Fall, dass der Zug, den du geplant hast, nicht erlaubt ist.
   *[other] Das ist für den Fall, dass keiner der Züge, die du geplant hast, erlaubt ist.
}
plan-back = Zurück zum Tisch
plan-not-now = Dort lässt sich jetzt nichts planen: Vielleicht bist du am Zug, oder das Spiel ist zu Ende.
plan-planned = Was du geplant hast
plan-first = Geplant: { $line }
plan-else = Sonst: { $line }
plan-more = Noch einen planen, für den Fall
plan-drop = Plan verwerfen
plan-dropped = Was du geplant hattest, war nicht mehr erlaubt. Du bist am Zug.
plan-seen = In Ordnung
plan-next-turn = Meinen nächsten Zug planen
plan-next-table = Zum nächsten Tisch: { $table }
plan-brief = Planen
plan-planned-brief = Geplant
plan-next-table-brief = Nächster Tisch
