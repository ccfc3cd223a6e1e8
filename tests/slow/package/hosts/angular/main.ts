// One build has the host's page and that of the documentation's lines (`?docs`), because a build takes half a minute.
if (new URLSearchParams(location.search).has('docs')) import('./docs');
else import('./app');

export {};
