import type { ReactElement } from 'react';
import { IconList } from '../../../book/IconList.tsx';
import { explains } from '../../../explain/explain-store.ts';
import { Icon } from '../../../look/Icon.tsx';
import { Panel } from '../../../look/Panel.tsx';
import { Touch } from '../../../table/choose/Touch.tsx';
import type { GameTableProps } from '../../../table/game-table.ts';
import { Board } from '../cloth/Board.tsx';
import { explanations } from '../model/explanations.ts';
import { printedParts } from '../model/printed.ts';
import { symbolText } from '../model/symbols.ts';
import { VISITED, type PrivilegeSymbol } from '../model/words.ts';
import { OwnGoods } from '../panels/OwnGoods.tsx';
import { ShownNotes } from '../pieces/Fan.tsx';
import { NoteCard } from '../pieces/NoteCard.tsx';
import '../pieces/pigments.css';
import { Portrait } from '../pieces/Portrait.tsx';
import { SymbolDisc } from '../pieces/SymbolDisc.tsx';
import styles from './figures.module.css';
import { SYMBOL_ICONS } from './icons.ts';

/** The cloth of the table. */
export function ClothFigure(props: GameTableProps): ReactElement {
  return (
    <div className={styles.cloth}>
      <Board {...props} layout="phone" hasAside />
    </div>
  );
}

/** Numbers that can be named, and a few that cannot. */
const NUMBERS = [1, 2, 3, 4, 5] as const;

/** The cloth, and the words of an auction. */
export function BidFigure(props: GameTableProps): ReactElement {
  const { t } = props;
  return (
    <>
      <ClothFigure {...props} />
      <div className={styles.bids}>
        {(['pass', 'call'] as const).map((verb) => (
          <Touch key={verb} keys={`verb:${verb}`} className={styles.bid}>
            {t(`verb.${verb}`)}
          </Touch>
        ))}
        {NUMBERS.map((number) => (
          <Touch key={number} keys={`verb:bid number:${number}`} className={styles.bid}>
            {t('verb.bid')} {number}
          </Touch>
        ))}
      </div>
    </>
  );
}

/** The reader's hand. */
export function HandFigure(props: GameTableProps): ReactElement {
  return (
    <Panel className={styles.panel}>
      <OwnGoods {...props} layout="phone" />
    </Panel>
  );
}

export function NoblesFigure({ t }: GameTableProps): ReactElement {
  return (
    <Panel className={styles.panel}>
      <ul className={styles.nobles}>
        {VISITED.map((noble) => (
          <li key={noble} {...explains('noble', noble)}>
            <Portrait noble={noble} size={60} />
            {t.word('noble', noble)}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Five courts and an income. */
export function RoundFigure({ t }: GameTableProps): ReactElement {
  return (
    <Panel className={styles.panel}>
      <ol className={styles.nobles}>
        {VISITED.map((noble) => (
          <li key={noble} {...explains('noble', noble)}>
            <Portrait noble={noble} size={44} />
            {t.word('noble', noble)}
          </li>
        ))}
        <li {...explains('stage', 'income')}>
          <Icon name="coins" size={44} />
          {t('aug.income')}
        </li>
      </ol>
    </Panel>
  );
}

const SOME_NOTES = ['philipp-7', 'louise-9', 'leo-15', 'maria-14', 'joker'];

export function NotesFigure({ t, parts }: GameTableProps): ReactElement {
  return (
    <Panel className={styles.panel}>
      <div className={styles.notes}>
        {SOME_NOTES.map((note) => (
          <NoteCard key={note} note={note} printed={printedParts(parts)} t={t} />
        ))}
      </div>
    </Panel>
  );
}

export function ShowdownFigure({ t, parts }: GameTableProps): ReactElement {
  const printed = printedParts(parts);
  return (
    <Panel className={styles.panel}>
      <div className={styles.showdown}>
        <ShownNotes notes={['leo-15', 'joker']} best="leo-15" isWinner printed={printed} t={t} />
        <ShownNotes notes={['leo-4', 'leo-9']} best="leo-9" isWinner={false} printed={printed} t={t} />
      </div>
    </Panel>
  );
}

export function CardsFigure({ t, parts }: GameTableProps): ReactElement {
  const printed = printedParts(parts);
  return (
    <Panel className={styles.panel}>
      <ul className={styles.cards}>
        {printed.privilegeCards.cards.map((symbols, i) => (
          <li key={i} {...explains('card', `card-${i + 1}`)}>
            {symbols.map((symbol, n) => (
              <SymbolDisc
                key={n}
                symbol={symbol as PrivilegeSymbol}
                size={34}
                label={symbolText(t, printed, symbol as PrivilegeSymbol)}
              />
            ))}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function SymbolsFigure(): ReactElement {
  return (
    <Panel className={styles.panel}>
      <IconList icons={SYMBOL_ICONS} about={explanations.about} />
    </Panel>
  );
}
