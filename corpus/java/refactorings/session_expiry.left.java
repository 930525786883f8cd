// claim:  Session.expired
// truth:  different
// why:    adding the lifetime overflows where subtracting the times does not, and the other way round
class Session {
    /** Whether a session has expired; times are the low 32 bits of milliseconds and may wrap. */
    static boolean expired(int started, int now, int lifetime) {
        return now - started >= lifetime;
    }
}
