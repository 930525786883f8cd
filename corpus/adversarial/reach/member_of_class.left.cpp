// claim:  Meter_read
// truth:  different
// why:    the object may be the global one
struct Meter {
    long reading;
    void add(long by) { reading += by; }
};

Meter main_meter;

long Meter_read(Meter *m, long by) {
    main_meter.reading = by;
    m->add(1);
    return main_meter.reading;
}
