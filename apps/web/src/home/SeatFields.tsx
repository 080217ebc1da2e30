import { isPlayerName, itemAt } from '@fondaco/kernel';
import type { GameSummary, SeatPlayer } from '@fondaco/protocol';
import type { ReactNode } from 'react';
import { freeBots, withTemperament } from '../client/bot-seats.ts';
import { Button } from '../look/Button.tsx';
import { Mark } from '../look/Icon.tsx';
import { COLOURS } from '../look/colours.ts';
import { useTexts } from '../texts/languages.ts';
import { planOf, TemperamentSelect } from '../table/seats/BotPlan.tsx';
import styles from './NewTablePage.module.css';

interface SeatFieldsProps {
  readonly game: GameSummary;
  readonly seats: readonly SeatPlayer[];
  readonly onChange: (seats: readonly SeatPlayer[]) => void;
  /** The seat whose name is wrong, once somebody has tried to begin. */
  readonly wrong: number | undefined;
}

const PEOPLE = ['Ann', 'Ben', 'Carla', 'Dino', 'Eva'] as const;
const PERSON = 'person';

/** Who sits where: people at this screen, and bots by name, level and plan. */
export function SeatFields({ game, seats, onChange, wrong }: SeatFieldsProps): ReactNode {
  const t = useTexts();
  const names = seats.map(({ name }) => name);
  const replace = (at: number, seat: SeatPlayer) => onChange(seats.map((old, i) => (i === at ? seat : old)));
  return (
    <fieldset>
      <h2>{t('new.seats')}</h2>
      <div className={styles.seats}>
        {seats.map((seat, i) => (
          <div key={i} className={styles.seat}>
            <Mark colour={itemAt(COLOURS, i)} size={22} />
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
            {seat.type === 'bot' && (
              <TemperamentSelect
                game={game}
                label={t('new.temperament', { seat: String(i + 1) })}
                value={seat.temperament}
                onPick={(temperament) => replace(i, withTemperament(seat, temperament, names))}
              />
            )}
            <input
              aria-label={t('new.name', { seat: String(i + 1) })}
              className={seat.type === 'person' ? styles.person : undefined}
              value={seat.name}
              maxLength={40}
              aria-invalid={wrong === i || !isPlayerName(seat.name.trim())}
              {...(wrong === i && { 'aria-describedby': 'wrong-name', 'data-wrong': true })}
              autoComplete="off"
              onChange={(event) => replace(i, { ...seat, name: event.target.value })}
            />
            {seats.length > game.minSeats && (
              <Button
                kind="quiet"
                icon="close"
                aria-label={t('new.remove', { name: seat.name })}
                onClick={() => onChange(seats.filter((_, at) => at !== i))}
              />
            )}
            {wrong === i && (
              <p id="wrong-name" role="alert" className={styles.wrong}>
                {t('fault.name')}
              </p>
            )}
            {seat.type === 'bot' && <p className={styles.plan}>{planOf(t, seat.temperament)}</p>}
          </div>
        ))}
        {seats.length < game.maxSeats && (
          <Button icon="people" onClick={() => onChange([...seats, itemAt(freeBots(game, names), 0)])}>
            {t('new.add')}
          </Button>
        )}
      </div>
    </fieldset>
  );

  function seatOf(value: string, at: number, old: SeatPlayer): SeatPlayer {
    if (value !== PERSON) return { ...(old.type === 'bot' ? old : itemAt(freeBots(game, names), 0)), level: value };
    if (old.type === 'person') return old;
    const people = PEOPLE.slice(at > 0 ? 1 : 0);
    return { type: 'person', name: people.find((name) => !names.includes(name)) ?? itemAt(people, 0) };
  }
}
