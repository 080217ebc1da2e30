import type { ReactNode } from 'react';
import scene from './scene.svg?raw';
import styles from './Scene.module.css';

/** The picture at the top of the home page: the warehouse on the canal. */
export function Scene(): ReactNode {
  return <div className={styles.scene} aria-hidden="true" dangerouslySetInnerHTML={{ __html: scene }} />;
}
