-- The name of a person by its parts, as `fullName` of the domain puts it together: the family name comes first, without a
-- space, where both are written in Chinese, Japanese or Korean letters.
CREATE FUNCTION full_name(first text, last text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN btrim(first) ~ '^[\u00b7\u3005\u3007\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\U00020000-\U0003ffff]+$'
     AND btrim(last) ~ '^[\u00b7\u3005\u3007\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\U00020000-\U0003ffff]+$'
    THEN btrim(last) || btrim(first)
    ELSE btrim(concat_ws(' ', btrim(first), btrim(last)))
  END
$$;

-- A name in each order in which somebody may type it.
CREATE FUNCTION searched_name(first text, last text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT concat_ws(' ', full_name(first, last), last, first)
$$;
