import type { GameSummary } from '@fondaco/protocol';
import type { ReactNode } from 'react';
import { capital } from '../table/lines/sentences.ts';
import { useTexts } from '../texts/languages.ts';
import styles from './NewTablePage.module.css';

interface OptionFieldsProps {
  readonly game: GameSummary;
  /** The number of seats: some options need a certain number. */
  readonly seats: number;
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (values: Readonly<Record<string, string>>) => void;
}

/** Fields for the options of a game. */
export function OptionFields({ game, seats, values, onChange }: OptionFieldsProps): ReactNode {
  const t = useTexts();
  const offered = game.options.filter((option) => option.seats === undefined || option.seats.includes(seats));
  if (offered.length === 0) return undefined;
  return (
    <fieldset>
      <h2>{t('new.options')}</h2>
      {offered.map((option) => (
        <label key={option.name} className={styles.option}>
          {capital(t(`option.${option.name}`))}
          <select
            value={values[option.name] ?? option.values[0]}
            onChange={(event) => onChange({ ...values, [option.name]: event.target.value })}
          >
            {option.values.map((value) => (
              <option key={value} value={value}>
                {capital(t(`option.${option.name}.${value}`))}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}
