-- A link that confirms an e-mail stays after it was followed, so that opening it twice says the same (rules §4.2).
comment on table confirmaciones is 'The last link that confirms an account''s e-mail, until it expires.';
