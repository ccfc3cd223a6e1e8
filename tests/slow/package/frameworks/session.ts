// The back end and the session are the host's own (`?api=…&token=…`).
import { configure } from 'parvis/elements';

const given = new URLSearchParams(location.search);
configure({ api: given.get('api') ?? '', getToken: () => given.get('token') });
