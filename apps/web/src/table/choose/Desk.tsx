import { inBackground } from '../../client/faults.ts';
import type { CSSProperties, ReactNode } from 'react';
import { explain } from '../../explain/explain-store.ts';
import { Button } from '../../look/Button.tsx';
import { askAdvice, closeAdvice } from '../advice/advice-actions.ts';
import { AdvicePanel } from '../advice/AdvicePanel.tsx';
import styles from './Desk.module.css';
import type { GameTable, GameTableProps } from '../game-table.ts';
import { useHostParts } from '../host-parts.ts';
import { lineKey } from '../lines/narrowing.ts';
import { LostPrompt } from '../notices/LostPrompt.tsx';
import { PanelBoundary } from '../notices/PanelBoundary.tsx';
import { Prompt } from './Prompt.tsx';
import { useIsTurn } from './use-is-turn.ts';
import { turnEndIn } from '../lines/turn-end.ts';
import { FaceDown } from '../seats/FaceDown.tsx';
import { PeekButton } from '../seats/PeekButton.tsx';
import { useIsInTheOpen } from '../store/shared-screen.ts';
import { play, setTouched, undo } from '../store/table-actions.ts';
import { useTable } from '../store/table-store.ts';

/** The player's desk: what is asked, what they have, and the buttons for hints, undo and the end of a turn. */
export function Desk({
  table,
  props,
}: {
  readonly table: GameTable | 'none';
  readonly props: GameTableProps;
}): ReactNode {
  const { t } = props;
  const isPeeked = useTable((state) => state.openNow !== undefined);
  const advice = useTable((state) => state.advice);
  const canUndo = useTable((state) => state.now?.canUndo === true);
  const block = useTable((state) => state.now?.undoBlock);
  const undoLabel = block === undefined ? t('desk.undo') : `${t('desk.undo')}: ${t(`undo.${block}`)}`;
  const isSending = useTable((state) => state.isSending);
  const { DeskClock, isUnadvised = false } = useHostParts();
  const outage = useTable((state) => state.outage);
  const isOpen = useIsInTheOpen();
  const hasChoices = useTable((state) => (state.now?.choices.length ?? 0) > 0);
  const me = props.players.find(({ seat }) => seat === props.me);
  const isMine = outage === undefined && props.players.some(({ seat, isWaiting }) => seat === props.me && isWaiting);
  const endVerb = useTable((state) => turnEndIn(state.lexicon));
  const endKey = `verb:${endVerb}`;
  const isTurn = useIsTurn(endVerb);
  const canEnd = props.narrowing.isPossible(endKey);
  const icons = table === 'none' ? {} : table.verbIcons;
  const { OwnGoods } = table === 'none' ? { OwnGoods: undefined } : table;
  return (
    <section
      className={styles.desk}
      aria-label={t('desk.title')}
      aria-busy={isSending}
      data-region="desk"
      data-mine={isMine}
      data-shared={isOpen || isPeeked}
      style={me && ({ '--player': `var(--p-${me.colour})` } as CSSProperties)}
    >
      {isMine && advice !== undefined && (
        <AdvicePanel advice={advice} chosen={props.narrowing.line} isSheet={props.layout === 'phone'} />
      )}
      {outage === undefined ? (
        <Prompt {...props} icons={icons} endVerb={endVerb} isWordy={table !== 'none' && table.isWordy === true} />
      ) : (
        <LostPrompt outage={outage} />
      )}
      <div className={styles.goods}>
        <div className={styles.own}>
          {OwnGoods !== undefined && props.me !== undefined && !isOpen && (
            <PanelBoundary>
              <OwnGoods {...props} />
            </PanelBoundary>
          )}
          {isOpen && hasChoices && <FaceDown props={props} />}
        </div>
        {(isPeeked || (isOpen && hasChoices)) && me !== undefined && <PeekButton player={me} t={t} says="peek" />}
        {isMine && (
          <div className={styles.buttons}>
            {DeskClock !== undefined && <DeskClock />}
            {!isOpen && !isUnadvised && (
              <Button
                kind="quiet"
                icon="star"
                aria-expanded={advice !== undefined}
                onClick={() => (advice === undefined ? inBackground(askAdvice()) : closeAdvice())}
                aria-label={t('advice.ask')}
                data-ask-advice
              >
                <span>{t('advice.ask')}</span>
              </Button>
            )}
            <Button
              kind="quiet"
              icon="undo"
              aria-disabled={!canUndo}
              onClick={() => inBackground(undo())}
              aria-label={undoLabel}
              title={undoLabel}
            >
              <span>{t('desk.undo')}</span>
            </Button>
            {isTurn && (
              <Button
                icon="end"
                aria-disabled={!canEnd}
                onClick={
                  canEnd ? endTurn : ({ currentTarget, detail }) => explain(currentTarget, { isByKey: detail === 0 })
                }
                aria-label={t('desk.end')}
                data-word={endKey}
                data-state={props.narrowing.state(endKey)}
              >
                <span>{t('desk.end')}</span>
              </Button>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

/** Ends the turn at once if nothing else could be done; else shows first what would lapse. */
export function endTurn(): void {
  const { now, lexicon } = useTable.getState();
  const choices = now?.choices ?? [];
  const end = turnEndIn(lexicon);
  if (end === undefined || !choices.includes(end)) return;
  if (choices.length === 1) inBackground(play([end]));
  else setTouched([lineKey(end)]);
}
