/**
 * The window event that says that the portal's host answers again after the connection was lost: a
 * browser that is online again may still take a while to reach anything.
 */
export const connectedEvent = 'portal:connected';
