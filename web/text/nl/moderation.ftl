## Moderatoren

moderation = Moderatie
moderation-about = Meldingen komen van mensen aan tafels. Alles wat je beslist wordt met je naam vastgelegd, de andere moderatoren zien het, en het kan ongedaan worden gemaakt. De betrokkene leest de reden, maar niet wie heeft beslist.
moderation-link-about = Je bent hier moderator: je ziet meldingen en kunt mensen waarschuwen, het zwijgen opleggen en schorsen.
moderation-part-open = Open meldingen
moderation-part-all = Meldingen
moderation-part-decisions = Beslissingen
moderation-tab-open = Open
moderation-tab-all = Alle meldingen
moderation-tab-decisions = Beslist
moderation-waiting = { $count ->
    [one] melding wacht
   *[other] meldingen wachten
}
moderation-reported-one = (de gemelde persoon)
moderation-empty = Er zijn geen meldingen.
moderation-undecided = Er is nog niets beslist.
moderation-find = Accountnaam of id van iemand
moderation-find-do = Zoeken
moderation-find-none = Niemand heet zo.
moderation-gone = iemand die er niet meer is
moderation-reported = Gemeld door { $player }, { $day }.
moderation-closed = Gesloten { $day }.
moderation-history = Geschiedenis
moderation-table-gone = De tafel is er niet meer.
moderation-evidence = Wat er aan tafel is gezegd en gebeurd ({ $count })
moderation-silent = Aan tafel is niets gezegd.
moderation-before = { $count ->
    [one] Eén eerdere beslissing over deze persoon.
   *[other] { $count } eerdere beslissingen over deze persoon.
}
moderation-close = Zonder meer sluiten
moderation-decide = Beslissen
moderation-what = Wat te doen
moderation-how-long = Hoe lang?
moderation-days = { $days ->
    [one] één dag
   *[other] { $days } dagen
}
moderation-open-end = tot het wordt opgeheven
moderation-why = Waarom (de betrokkene leest dit)
moderation-do-warning = Waarschuwen
moderation-do-silence = Zwijgen opleggen: geen chat
moderation-do-suspension = Schorsen: niet spelen
moderation-do-lift = Opheffen wat geldt
moderation-done-warning = Gewaarschuwd
moderation-done-silence = Zwijgen opgelegd
moderation-done-suspension = Geschorst
moderation-done-lift = Opgeheven
moderation-done-close = Melding gesloten
moderation-done-undo = Ongedaan gemaakt
moderation-done-appoint = Moderator geworden
moderation-done-dismiss = Geen moderator meer
moderation-by = Door { $player }, { $day }.
moderation-by-operator = Door een beheerder, { $day }.
moderation-until = Tot { $day }.
moderation-undone = Ongedaan gemaakt { $day }.
moderation-ended = Voorbij sinds { $day }.
moderation-undo = Ongedaan maken
moderation-undo-what = Ongedaan maken: { $what }
moderation-account = Een account sinds { $since }, het laatst hier { $seen }.
moderation-guest = Een gast sinds { $since }, het laatst hier { $seen }.
moderation-sent = { $count ->
    [0] Heeft niemand gemeld.
    [one] Heeft één melding gedaan.
   *[other] Heeft { $count } meldingen gedaan.
}
moderation-names = Namen aan tafels:
moderation-colleague = Over moderatoren en beheerders beslissen alleen de beheerders.
sanction-held-silenced-until = Mag niet chatten tot { $until }.
sanction-held-silenced-open = Mag niet chatten tot dat wordt opgeheven.
sanction-held-suspended-until = Geschorst tot { $until }.
sanction-held-suspended-open = Geschorst tot dat wordt opgeheven.
moderation-event-joined = { $player } ging zitten.
moderation-event-left = { $player } stond op.
moderation-event-removed = De gastheer heeft { $player } weggestuurd.
moderation-event-muted = De gastheer heeft { $player } gedempt.
moderation-event-unmuted = De gastheer liet { $player } weer chatten.
moderation-event-resigned = { $player } gaf op of had geen tijd meer.
moderation-event-replaced = Een invaller speelde voor { $player }.
moderation-event-returned = { $player } kwam terug.
moderation-event-takeback-asked = { $player } vroeg om iets terug te nemen.
moderation-event-undone = { $player } nam iets terug.
evidence = Spellen om de rating
evidence-about = Cijfers naast wat bij anderen hier gebruikelijk is. Ze bewijzen niets: broers, zussen en klassen delen apparaten, en sommige mensen zijn snel of sterk. Bekijk de spellen zelf, en vraag ernaar.
evidence-look = De cijfers bekijken
evidence-devices = Accounts die met dezelfde browser zijn ingelogd
evidence-device = Het laatst { $day }.
evidence-together = { $games ->
    [0] Geen spellen om de rating tegen elkaar.
    [one] Eén spel om de rating tegen elkaar, waarvan deze persoon er { $won } won.
   *[other] { $games } spellen om de rating tegen elkaar, waarvan deze persoon er { $won } won.
}
evidence-no-devices = Geen.
evidence-no-games = Geen live spellen om de rating.
evidence-games = { $games ->
    [one] het laatste live spel om de rating
   *[other] de laatste { $games } live spellen om de rating
}
evidence-think = Tijd voor een beurt
evidence-click = Tijd tussen twee acties van een beurt
evidence-agreement = Keuzes die de sterkste bot ook zou maken
evidence-cost = Winstkans die een keuze kost
evidence-seconds = { $seconds } s
evidence-count = uit { $count }
evidence-usual-range = gebruikelijk: { $middle }, meestal van { $low } tot { $high }
evidence-few = te weinig anderen om te zeggen wat gebruikelijk is
