import { itemAt, SEAT, type Domain, type Game, type Json, type JsonObject } from '@fondaco/kernel';

/** What a program needs to know of a game before it sits down. */
export function describeGame(game: Game, title: string): JsonObject {
  return {
    id: game.id,
    title,
    rules: game.rules,
    seats: { min: game.minSeats, max: game.maxSeats },
    options: game.options.map(({ name, clause, values, seats }) => ({
      name,
      clause,
      values,
      default: itemAt(values, 0),
      ...(seats === undefined ? {} : { seats }),
    })),
    verbs: game.verbs.map(({ name, args }) => ({
      name,
      args: args.map(({ domain, isOptional, isSecret }) => ({
        ...describeDomain(domain),
        ...(isOptional === true ? { optional: true } : {}),
        ...(isSecret === true ? { secret: true } : {}),
      })),
    })),
    domains: domainsOf(game),
    categories: game.categories.map(({ name, clause }) => ({ name, clause })),
    steps: game.steps.map(({ name, clause }) => ({ name, clause })),
    reasons: game.reasons.map(({ name, clause }) => ({ name, clause })),
  };
}

/** Numbers are told by their largest, the words of seats are those of the table, all other words are listed once for all verbs. */
function describeDomain(domain: Domain): JsonObject {
  if (domain === SEAT) return { domain: 'seat' };
  return isNumeric(domain) ? { domain: 'number', max: domain.words.length - 1 } : { domain: domain.name };
}

function isNumeric({ name }: Domain): boolean {
  return name === 'number';
}

function domainsOf(game: Game): JsonObject {
  const domains: Record<string, Json> = {};
  for (const { domain } of game.verbs.flatMap(({ args }) => args)) {
    if (domain !== SEAT && !isNumeric(domain)) domains[domain.name] = domain.words;
  }
  return domains;
}
