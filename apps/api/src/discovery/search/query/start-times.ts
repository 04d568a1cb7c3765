/** SQL for the part of the day of a `time` such as `09:30`. */
const partOfDay = `CASE WHEN time < '05' OR time >= '22' THEN 'night' WHEN time < '12' THEN 'morning'
  WHEN time < '17' THEN 'day' ELSE 'evening' END`;

/**
 * SQL array of the parts of the day in which the excursion `t` starts on any day. Empty for tours of days, which have
 * no start times.
 */
export const startTimesOfTour = `CASE WHEN t.type = 2 THEN ARRAY(
  SELECT DISTINCT ${partOfDay} FROM tour_date d, unnest(d.start_times) AS time
  WHERE d.tour_id = t.id AND d.canceled_at IS NULL
) ELSE '{}'::text[] END`;
