# What all rulebooks say. The games bring their own words.

rulebook-kind-entries = What there is
# The players of figures, by the colour of their pieces.
rulebook-seat-blue = Blue
rulebook-seat-orange = Orange
rulebook-seat-white = White
rulebook-seat-black = Black
rulebook-seat-yellow = Yellow
# Who has answered a question.
rulebook-source-rulebook = the rulebook
rulebook-source-faq = an official FAQ
rulebook-source-designer = the designer
rulebook-source-implementation = other careful implementations
rulebook-source-ruling = our own ruling
