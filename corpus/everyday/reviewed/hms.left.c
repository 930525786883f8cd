// claim:  split_time
// truth:  equivalent
// why:    remainders become differences
struct hms {
    unsigned hours, minutes, seconds;
};
struct hms split_time(unsigned total) {
    struct hms t;
    t.hours = total / 3600;
    t.minutes = total % 3600 / 60;
    t.seconds = total % 60;
    return t;
}
