import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link } from 'wouter';
import styles from './Button.module.css';
import { Icon } from './Icon.tsx';

/** `commit` is the one vermilion button of a screen; `quiet` has no edge. */
type ButtonKind = 'plain' | 'commit' | 'quiet';

interface ButtonLook {
  readonly kind?: ButtonKind;
  readonly icon?: string;
  readonly isLarge?: boolean;
}

function classOf({ kind = 'plain', isLarge = false }: ButtonLook): string {
  return [styles.button, kind === 'plain' ? '' : styles[kind], isLarge ? styles.large : ''].filter(Boolean).join(' ');
}

type ButtonProps = ButtonLook &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    readonly ref?: Ref<HTMLButtonElement> | undefined;
    readonly children?: ReactNode;
  };

export function Button({ kind, icon, isLarge, children, ...rest }: ButtonProps): ReactNode {
  return (
    <button type="button" className={classOf({ ...(kind && { kind }), ...(isLarge && { isLarge }) })} {...rest}>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </button>
  );
}

interface LinkButtonProps extends ButtonLook {
  readonly to: string;
  /** What it is called where it shows an icon alone. */
  readonly label?: string;
  readonly children: ReactNode;
  readonly [data: `data-${string}`]: boolean;
}

export function LinkButton({ to, kind, icon, isLarge, label, children, ...data }: LinkButtonProps): ReactNode {
  return (
    <Link
      href={to}
      className={classOf({ ...(kind && { kind }), ...(isLarge && { isLarge }) })}
      aria-label={label}
      {...data}
    >
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </Link>
  );
}
