// claim:  Csv.fields
// truth:  equivalent
// why:    a switch over the state becomes ifs, and the state a boolean
class Csv {
    static int fields(String line) {
        if (line == null) {
            return -1;
        }
        final int plain = 0;
        final int quoted = 1;
        int state = plain;
        int fields = 1;
        int length = line.length();
        for (int i = 0; i < length; i++) {
            char c = line.charAt(i);
            switch (state) {
                case plain:
                    if (c == '"') {
                        state = quoted;
                    } else if (c == ',') {
                        fields++;
                    }
                    break;
                case quoted:
                    if (c == '"') {
                        state = plain;
                    }
                    break;
                default:
                    throw new IllegalStateException();
            }
        }
        if (state == quoted) {
            return -2;
        }
        return fields;
    }
}
