import { expect, test } from 'vitest';
import { usePageServer } from '../../client/page-server.ts';
import { linkTo } from './own-link.ts';

test('a link has the address by which others in the house find the server, where that of the page means their own machine', () => {
  usePageServer.setState({ home: 'http://192.168.1.7:4200' });
  expect(linkTo('a-table', 'a-token')).toBe('http://192.168.1.7:4200/t/a-table#a-token');
  usePageServer.setState({ home: undefined });
});
