/** Why a request is not answered, as it is sent: the same words each time, and nothing of what went wrong inside. */
export const REFUSALS = {
  badRequest: { error: 'bad-request', message: 'this cannot be read' },
  badName: { error: 'bad-name', message: 'a name is needed' },
  foreign: { error: 'foreign', message: 'this comes from another page' },
  notFound: { error: 'not-found', message: 'there is nothing here' },
  tooLarge: { error: 'too-large', message: 'this is too large' },
  tooMany: { error: 'too-many', message: 'too much at once; try again later' },
  failed: { error: 'failed', message: 'something went wrong here' },
} as const;
