// claim:  Clock.seconds Clock::seconds
// truth:  different
// why:    the port keeps the seconds in sixteen bits, which is enough until 18:12:15
class Clock {
    static int seconds(int hours, int minutes, int seconds) {
        if (hours < 0 || hours > 99 || minutes < 0 || minutes > 59 || seconds < 0 || seconds > 59) {
            return -1;
        }
        return (hours * 60 + minutes) * 60 + seconds;
    }
}
