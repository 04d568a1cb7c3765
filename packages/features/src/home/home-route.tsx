import { homeCall } from "@tropa/api-contract/calls-catalogue";
import { pageRequest } from "../platform/request-context.ts";
import type { Route } from "./+types/home-route";

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageRequest);
  const home = await api.call(homeCall, { query: {} });
  return { destinations: home.destinations };
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main">
      <h1>Home</h1>
      <ul>{loaderData.destinations.map((destination) => <li key={destination.id}>{destination.name} {destination.tours_count}</li>)}</ul>
    </main>
  );
}
