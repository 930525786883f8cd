struct Flag { bool on; };
void flip(Flag &flag) { flag.on = flag.on ? true : false; }
