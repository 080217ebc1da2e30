import { isPlayerName } from '@fondaco/kernel';
import type { GameSummary, SeatPlayer } from '@fondaco/protocol';
import type { ReactNode } from 'react';
import { BOT_NAMES, usualLevel } from '../app/new-table.ts';
import { Button } from '../look/Button.tsx';
import { Mark } from '../look/Icon.tsx';
import { COLOURS } from '../table/game-table.ts';
import { useTexts } from '../texts/languages.ts';
import styles from './NewTablePage.module.css';

interface SeatFieldsProps {
  readonly game: GameSummary;
  readonly seats: readonly SeatPlayer[];
  readonly onChange: (seats: readonly SeatPlayer[]) => void;
}

const PEOPLE = ['Ann', 'Ben', 'Carla', 'Dino', 'Eva'] as const;
const PERSON = 'person';

/** Who sits where: people at this screen and bots by name and level. */
export function SeatFields({ game, seats, onChange }: SeatFieldsProps): ReactNode {
  const t = useTexts();
  const replace = (at: number, seat: SeatPlayer) => onChange(seats.map((old, i) => (i === at ? seat : old)));
  return (
    <fieldset>
      <h2>{t('new.seats')}</h2>
      <div className={styles.seats}>
        {seats.map((seat, i) => (
          <div key={i} className={styles.seat}>
            <Mark colour={COLOURS[i]} size={22} />
            <select
              aria-label={t('new.who', { seat: String(i + 1) })}
              value={seat.type === 'bot' ? seat.level : PERSON}
              onChange={(event) => replace(i, seatOf(event.target.value, i, seat))}
            >
              <option value={PERSON}>{t('new.person')}</option>
              {game.botLevels.map((level) => (
                <option key={level} value={level}>
                  {t('new.bot', { level: t(`level.${level}`) })}
                </option>
              ))}
            </select>
            <input
              aria-label={t('new.name', { seat: String(i + 1) })}
              value={seat.name}
              maxLength={24}
              aria-invalid={!isPlayerName(seat.name)}
              autoComplete="off"
              onChange={(event) => replace(i, { ...seat, name: event.target.value.replaceAll(/\s/g, '-') })}
            />
            {seats.length > game.minSeats && (
              <Button
                kind="quiet"
                icon="close"
                aria-label={t('new.remove', { name: seat.name })}
                onClick={() => onChange(seats.filter((_, at) => at !== i))}
              />
            )}
          </div>
        ))}
        {seats.length < game.maxSeats && (
          <Button icon="people" onClick={() => onChange([...seats, added()])}>
            {t('new.add')}
          </Button>
        )}
      </div>
    </fieldset>
  );

  function free(names: readonly string[]): string {
    return names.find((name) => seats.every((seat) => seat.name !== name)) ?? names[0];
  }

  function added(): SeatPlayer {
    return { type: 'bot', name: free(BOT_NAMES), level: usualLevel(game) };
  }

  function seatOf(value: string, at: number, old: SeatPlayer): SeatPlayer {
    if (value !== PERSON) {
      const isNamed = old.type === 'bot';
      return { type: 'bot', name: isNamed ? old.name : free(BOT_NAMES), level: value };
    }
    return { type: 'person', name: old.type === 'person' ? old.name : free(PEOPLE.slice(at > 0 ? 1 : 0)) };
  }
}
