class Clock {
    int h, m;
public:
    Clock(int t);
    int minutes() const;
    void tick();
};
Clock::Clock(int t) { if (t < 0) t = 0; h = t / 60 % 24; m = t % 60; }
int Clock::minutes() const { return h * 60 + m % 60; }
void Clock::tick() { if (++m == 60) { m = 0; h = (h + 1) % 24; } }
