import type { GameSummary } from '@fondaco/protocol';
import type { ReactNode } from 'react';
import { useAbout } from '../explain/use-about.ts';
import { RuleLink, shortClause } from '../shell/RuleLink.tsx';
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

/** Fields for the options of a game, each with what it is about and what the chosen way means. */
export function OptionFields({ game, seats, values, onChange }: OptionFieldsProps): ReactNode {
  const t = useTexts();
  const offered = game.options.filter((option) => option.seats === undefined || option.seats.includes(seats));
  if (offered.length === 0) return undefined;
  return (
    <fieldset>
      <h2>{t('new.options')}</h2>
      {offered.map((option) => {
        const value = values[option.name] ?? option.values[0] ?? '';
        return (
          <div key={option.name} className={styles.option}>
            <label htmlFor={`option-${option.name}`}>{capital(t(`option.${option.name}`))}</label>
            <select
              id={`option-${option.name}`}
              aria-describedby={`about-${option.name}`}
              value={value}
              onChange={(event) => onChange({ ...values, [option.name]: event.target.value })}
            >
              {option.values.map((one) => (
                <option key={one} value={one}>
                  {capital(t(`option.${option.name}.${one}`))}
                </option>
              ))}
            </select>
            <AboutOption option={option.name} value={value} clause={option.clause} />
          </div>
        );
      })}
    </fieldset>
  );
}

interface AboutOptionProps {
  readonly option: string;
  readonly value: string;
  readonly clause: string;
}

/** What an option is about, what the way that is chosen means, and its place in the rules book. */
function AboutOption({ option, value, clause }: AboutOptionProps): ReactNode {
  const t = useTexts();
  const about = useAbout();
  const says = (key: string) => (about?.has(`${key}.what`) ? `${about(`${key}.what`)} ${about(`${key}.does`)}` : '');
  return (
    <p id={`about-${option}`} className={styles.about}>
      {says(`about.option.${option}`)} <b>{says(`about.option.${option}.${value}`)}</b>{' '}
      <RuleLink place={clause}>{t('explain.rule', { clause: shortClause(clause) })}</RuleLink>
    </p>
  );
}
