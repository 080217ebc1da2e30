import type { GameSummary } from '@fondaco/protocol';
import type { ReactNode } from 'react';
import { nameOf } from '../../client/bot-seats.ts';
import { useTexts } from '../../texts/languages.ts';

interface TemperamentSelectProps {
  readonly game: GameSummary;
  readonly label: string;
  readonly value: string | undefined;
  readonly onPick: (temperament: string | undefined) => void;
}

const BALANCED = '';

/** The temperament of a bot: one of the game's characters, or none. */
export function TemperamentSelect({ game, label, value, onPick }: TemperamentSelectProps): ReactNode {
  const t = useTexts();
  return (
    <select
      aria-label={label}
      value={value ?? BALANCED}
      onChange={(event) => onPick(event.target.value === BALANCED ? undefined : event.target.value)}
    >
      <option value={BALANCED}>{t('bot.balanced')}</option>
      {game.temperaments.map((temperament) => (
        <option key={temperament} value={temperament}>
          {t('bot.like', { name: nameOf(temperament), likes: t(`temperament.${temperament}.likes`) })}
        </option>
      ))}
    </select>
  );
}

/** A bot's plan in a sentence. */
export function planOf(t: (key: string) => string, temperament: string | undefined): string {
  return temperament === undefined ? t('bot.plan') : t(`temperament.${temperament}`);
}
