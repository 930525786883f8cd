// claim:  install
// truth:  different
// today:  unknown
// why:    the handler leaves another number behind

#include <signal.h>

static volatile sig_atomic_t pending;

static void note(int number) {
    pending = number + 1;
}

int install(int which) {
    if (which != SIGUSR1 && which != SIGUSR2)
        return -1;
    return signal(which, note) == SIG_ERR ? -1 : 0;
}

int taken(void) { return pending; }
