import { inBackground } from '../client/faults.ts';
import { Dialog } from '@base-ui/react/dialog';
import { useEffect, type ReactNode } from 'react';
import { Button } from '../look/Button.tsx';
import type { Language } from '@fondaco/texts';
import { LANGUAGE_NAMES, useTexts } from '../texts/languages.ts';
import { browserHost } from '../client/browser-host.ts';
import { callGuide, sendGuideAway } from '../client/guided.ts';
import { PACES, set, useSettings, type Motion, type PaceWord, type Theme } from '../client/settings.ts';
import { playSound } from '../sound/play-sound.ts';
import styles from './Tools.module.css';

/** Switches between the light theme and the dark one. */
export function ThemeButton(): ReactNode {
  const t = useTexts();
  const change = () => {
    const isDark = document.documentElement.dataset.theme === 'candlelight';
    set({ theme: isDark ? 'parchment' : 'candlelight' });
  };
  return <Button kind="quiet" icon="candle" aria-label={t('settings.switchTheme')} onClick={change} />;
}

/** Opens the settings, with more buttons of the page it stands on. */
export function MenuButton({ children }: { readonly children?: ReactNode }): ReactNode {
  const t = useTexts();
  return (
    <Dialog.Root>
      <Dialog.Trigger render={<Button kind="quiet" icon="menu" aria-label={t('settings.title')} />} />
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.popup}>
          <Dialog.Title>{t('settings.title')}</Dialog.Title>
          <SettingsForm />
          <div className={styles.buttons}>
            {children}
            <Dialog.Close render={<Button kind="commit">{t('settings.done')}</Button>} />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function SettingsForm(): ReactNode {
  const t = useTexts();
  const { language, theme, motion, pace, volume, hasLetters } = useSettings();
  const loudness = volume === 0 ? t('settings.silent') : percent(t.language, volume);
  const named = <Word extends string>(words: readonly Word[], key: string): Record<string, string> =>
    Object.fromEntries(words.map((word) => [word, t(`settings.${key}.${word}`)]));
  return (
    <>
      <Pick
        label={t('settings.language')}
        value={language}
        options={LANGUAGE_NAMES}
        onPick={(value) => set({ language: value as Language })}
      />
      <Pick
        label={t('settings.theme')}
        value={theme}
        options={named(['auto', 'parchment', 'candlelight'], 'themes')}
        onPick={(value) => set({ theme: value as Theme })}
      />
      <Pick
        label={t('settings.pace')}
        value={pace}
        options={named(Object.keys(PACES), 'paces')}
        onPick={(value) => set({ pace: value as PaceWord })}
      />
      <Pick
        label={t('settings.motion')}
        value={motion}
        options={named(['auto', 'none'], 'motions')}
        onPick={(value) => set({ motion: value as Motion })}
      />
      <label className={styles.row}>
        {t('settings.sound')}
        <span className={styles.volume}>
          <input
            type="range"
            min={0}
            max={100}
            step={10}
            value={volume}
            aria-valuetext={loudness}
            onChange={(event) => set({ volume: Number(event.target.value) })}
            onPointerUp={() => playSound('coin')}
            onKeyUp={() => playSound('coin')}
          />
          <output>{loudness}</output>
        </span>
      </label>
      <label className={styles.check}>
        <input type="checkbox" checked={hasLetters} onChange={(event) => set({ hasLetters: event.target.checked })} />
        {t('settings.letters')}
      </label>
      {AIDS.map((aid) => (
        <Aid key={aid} aid={aid} />
      ))}
      <GuideSwitch />
    </>
  );
}

const AIDS = ['hasReminder', 'hasSince', 'hasPrices', 'hasStanding'] as const;

/** Switches an aid at the table on or off. */
function Aid({ aid }: { readonly aid: (typeof AIDS)[number] }): ReactNode {
  const t = useTexts();
  const isOn = useSettings((settings) => settings[aid]);
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={isOn} onChange={(event) => set({ [aid]: event.target.checked })} />
      {t(`settings.${aid}`)}
    </label>
  );
}

/** Calls a guide to the tables that somebody plays alone, from the beginning, or sends it away. */
function GuideSwitch(): ReactNode {
  const t = useTexts();
  const hasGuide = useSettings((settings) => settings.hasGuide);
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={hasGuide}
        onChange={(event) => (event.target.checked ? callGuide() : sendGuideAway())}
      />
      {t('settings.hasGuide')}
    </label>
  );
}

function percent(language: string, count: number): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(count / 100);
}

interface PickProps {
  readonly label: string;
  readonly value: string;
  readonly options: Readonly<Record<string, string>>;
  readonly onPick: (value: string) => void;
}

function Pick({ label, value, options, onPick }: PickProps): ReactNode {
  return (
    <label className={styles.row}>
      {label}
      <select value={value} onChange={(event) => onPick(event.target.value)}>
        {Object.entries(options).map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Tells the host how fast bots are to play. */
export function usePace(): void {
  const pace = useSettings((settings) => settings.pace);
  useEffect(() => {
    const { least, most } = PACES[pace];
    const send = () => inBackground(browserHost.send({ type: 'pace', least, most }));
    send();
    return browserHost.onRestart(send);
  }, [pace]);
}
