/** Parts of the day in which a time such as `09:30` lies. */
const partOfDay = `CASE WHEN time < '05' OR time >= '22' THEN 'night' WHEN time < '12' THEN 'morning'
  WHEN time < '17' THEN 'day' ELSE 'evening' END`;

/**
 * When the excursion `t` starts, whatever the day: an SQL array of parts of the day. Tours of days start whenever
 * their people meet.
 */
export const startTimesOfTour = `CASE WHEN t.type = 2 THEN ARRAY(
  SELECT DISTINCT ${partOfDay} FROM tour_date d, unnest(d.start_times) AS time
  WHERE d.tour_id = t.id AND d.canceled_at IS NULL
) ELSE '{}'::text[] END`;
