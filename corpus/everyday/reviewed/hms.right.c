struct hms {
    unsigned hours, minutes, seconds;
};
struct hms split_time(unsigned total) {
    unsigned hours = total / 3600;
    unsigned rest = total - hours * 3600;
    unsigned minutes = rest / 60;
    return (struct hms){.hours = hours, .minutes = minutes, .seconds = rest - minutes * 60};
}
