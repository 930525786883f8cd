// claim:  describe
// truth:  equivalent
// today:  unknown
// why:    a builder with defaults: checks move from build into the setters' users, the text is built by a StringBuilder
class Requests {
    static final class Request {
        final String host;
        final int port;
        final boolean secure;

        private Request(String host, int port, boolean secure) {
            this.host = host;
            this.port = port;
            this.secure = secure;
        }

        static final class Builder {
            private String host = "localhost";
            private int port = -1;
            private boolean secure;

            Builder host(String host) { this.host = host; return this; }
            Builder port(int port) { this.port = port; return this; }
            Builder secure(boolean secure) { this.secure = secure; return this; }

            Request build() {
                int chosen = port;
                if (chosen == -1) {
                    if (secure) {
                        chosen = 443;
                    } else {
                        chosen = 80;
                    }
                }
                return new Request(host, chosen, secure);
            }
        }
    }

    static String describe(String host, int port, boolean secure) {
        Request.Builder builder = new Request.Builder();
        if (host != null) {
            builder.host(host);
        }
        if (port > 0) {
            builder.port(port);
        }
        Request request = builder.secure(secure).build();
        return (request.secure ? "https://" : "http://") + request.host + ":" + request.port;
    }
}
