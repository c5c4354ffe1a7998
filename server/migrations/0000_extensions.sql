-- Search by parts of words: an index over groups of three letters.
create extension if not exists pg_trgm;
