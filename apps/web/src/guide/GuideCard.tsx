import { FADED_AFTER, voiceAfter, type GuideVoice } from '@fondaco/bots';
import type { Suggestion } from '@fondaco/protocol';
import { useEffect, useRef, type ReactNode } from 'react';
import { sendGuideAway, useGuided } from '../client/guided.ts';
import { useSettings } from '../client/settings.ts';
import { Button } from '../look/Button.tsx';
import { useReason } from '../table/advice/use-reason.ts';
import { sayAloud } from '../table/journal/say-aloud.ts';
import { lineSentence } from '../table/lines/sentences.ts';
import { useTable } from '../table/store/table-store.ts';
import { useLineText } from '../table/store/use-line-text.ts';
import { useWording } from '../table/store/use-wording.ts';
import { useTexts } from '../texts/languages.ts';
import { CameOfIt } from './CameOfIt.tsx';
import styles from './GuideCard.module.css';
import { explainSuggestion, followTable, point, showSuggestion, useGuide } from './guide-store.ts';
import { Matters } from './Matters.tsx';
import { useCameOf } from './use-came-of.ts';
import { useGuideTexts } from './use-guide-texts.ts';
import { useMatters } from './use-matters.ts';

/** The key that puts the suggestion on the desk. */
const SHOW_KEY = 'g';

/** What the guide says: what matters now, one suggestion with its reason, and what came of the last turn. It says less and less. */
export function GuideCard(): ReactNode {
  const isSpoken = useGuideTexts();
  const game = useTable((state) => state.game);
  const taken = useGuided((guided) => guided.taken[game] ?? 0);
  const isAsked = useTable(
    ({ now, me, isHeld, past }) =>
      me !== undefined && now?.waiting.includes(me) === true && !isHeld && past === undefined,
  );
  useEffect(followTable, []);
  if (!isSpoken) return undefined;
  const voice = voiceAfter(taken);
  return (
    <section className={styles.card} data-guide={voice} data-region="guide" aria-labelledby="guide">
      <Head taken={taken} />
      {voice === 'silent' ? (
        <Farewell taken={taken} />
      ) : isAsked ? (
        <Asked voice={voice} />
      ) : (
        <LookingOn voice={voice} />
      )}
    </section>
  );
}

/** Whose card it is, how far the guide has faded, and the way to send it away. */
function Head({ taken }: { readonly taken: number }): ReactNode {
  const t = useTexts();
  return (
    <header className={styles.head}>
      <h2 id="guide">{t('guide.title')}</h2>
      <progress value={Math.min(taken, FADED_AFTER)} max={FADED_AFTER} aria-label={t('guide.progress')} />
      <Button kind="quiet" icon="close" onClick={sendGuideAway} aria-label={t('guide.away')} data-send-away>
        <span>{t('guide.away')}</span>
      </Button>
    </header>
  );
}

/** Before a decision. */
function Asked({ voice }: { readonly voice: GuideVoice }): ReactNode {
  const t = useTexts();
  const suggestion = useGuide((state) => state.suggestion);
  const isCurrent = useTable(({ now }) => suggestion !== undefined && now?.seq === suggestion.seq);
  return (
    <div className={styles.body}>
      {voice === 'whole' && <Matters />}
      <div className={styles.advised}>
        {suggestion === undefined || !isCurrent ? (
          <p className={styles.note}>{t('guide.thinking')}</p>
        ) : (
          <Advised suggestion={suggestion} voice={voice} />
        )}
        {voice !== 'word' && <CameOfIt />}
      </div>
    </div>
  );
}

interface AdvisedProps {
  readonly suggestion: Suggestion;
  readonly voice: GuideVoice;
}

/** One suggestion, why, and how it would go on; the button and the key that put it on the desk. */
function Advised({ suggestion, voice }: AdvisedProps): ReactNode {
  const t = useTexts();
  const say = useLineText();
  const wording = useWording();
  const reason = useReason(suggestion);
  const isExplained = useGuide((state) => state.isExplained) || voice !== 'word';
  const { line, goesOn } = suggestion;
  const choice = say(line);
  useAloud(suggestion, voice, choice, reason);
  usePointing(suggestion, voice);
  useShowKey();
  return (
    <>
      <div className={styles.lead}>
        <h3 className={styles.line}>
          <small>{t('guide.suggestion')}</small> {choice}
        </h3>
        {!isExplained && (
          <Button kind="quiet" icon="why" onClick={explainSuggestion}>
            {t('guide.why')}
          </Button>
        )}
        <Button icon="eye" onClick={showSuggestion} aria-keyshortcuts={SHOW_KEY} data-show-suggestion>
          {t('guide.show')} <kbd aria-hidden="true">{SHOW_KEY.toUpperCase()}</kbd>
        </Button>
      </div>
      {isExplained && <p>{reason}</p>}
      {isExplained && voice === 'whole' && goesOn.length > 0 && (
        <p className={styles.note}>
          {t('guide.then', { lines: goesOn.map((one) => lineSentence(wording, one)).join(' · ') })}
        </p>
      )}
    </>
  );
}

/** What the guide says is heard after what is asked, once for each suggestion: what came of the last turn, what matters, and the suggestion. */
function useAloud(suggestion: Suggestion, voice: GuideVoice, choice: string, reason: string): void {
  const t = useTexts();
  const matters = useMatters();
  const came = useCameOf();
  const announced = useRef<Suggestion>(undefined);
  useEffect(() => {
    if (announced.current === suggestion) return;
    announced.current = suggestion;
    const past = voice === 'word' || came === '' ? [] : [`${t('guide.cameOf')} ${came}`];
    const before = voice === 'whole' ? matters.map(({ text }) => text) : [];
    const after = voice === 'word' ? [] : [reason];
    sayAloud([...past, ...before, t('guide.says', { choice }), ...after].join(' '));
  }, [suggestion, voice, choice, reason, matters, came, t]);
}

/** As long as it says all it has, the guide also points at it on the table. */
function usePointing({ line }: Suggestion, voice: GuideVoice): void {
  useEffect(() => {
    point(voice === 'whole' ? [line] : undefined);
  }, [line, voice]);
}

function useShowKey(): void {
  const hasLetters = useSettings((settings) => settings.hasLetters);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyped =
        event.target instanceof Element && event.target.closest('input, select, textarea, dialog') !== null;
      const isPlain = !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!hasLetters || isTyped || !isPlain || event.key.toLowerCase() !== SHOW_KEY) return;
      event.preventDefault();
      showSuggestion();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [hasLetters]);
}

/** While others decide: what came of what the person did. */
function LookingOn({ voice }: { readonly voice: GuideVoice }): ReactNode {
  const t = useTexts();
  return (
    <div className={styles.body}>
      <div className={styles.advised}>
        <p className={styles.note}>{t('guide.lookingOn')}</p>
        {voice !== 'word' && <CameOfIt />}
      </div>
    </div>
  );
}

/** The guide has said what it had to say. */
function Farewell({ taken }: { readonly taken: number }): ReactNode {
  const t = useTexts();
  useEffect(() => point(undefined), []);
  return (
    <div className={styles.body}>
      <div className={styles.advised}>
        <h3 className={styles.line}>{t('guide.farewell')}</h3>
        <p>{t('guide.farewellText', { count: taken })}</p>
        <div className={styles.buttons}>
          <Button kind="commit" onClick={sendGuideAway}>
            {t('guide.thanks')}
          </Button>
        </div>
      </div>
    </div>
  );
}
