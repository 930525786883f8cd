// claim:  put
// truth:  different
// why:    char and signed char are different types, and so are the methods

class Log {
public:
    void add(char c);
    void add(signed char c);
    void add(unsigned char c);
};

void put(Log &log, int c) {
    log.add((char)c);
}
