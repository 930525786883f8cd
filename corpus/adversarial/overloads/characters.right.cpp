class Log {
public:
    void add(char c);
    void add(signed char c);
    void add(unsigned char c);
};

void put(Log &log, int c) {
    log.add((signed char)c);
}
